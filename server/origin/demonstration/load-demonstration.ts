import { markEmailConfirmed } from '../account/mark-email-confirmed.ts';
import { hashPassword } from '../account/password.ts';
import { moveCredit } from '../credits/move-credit.ts';
import { pageEntries, siteEntries } from '../data-import/content-entries.ts';
import { discountCodeEntries } from '../data-import/discount-code-entries.ts';
import { historyEntries } from '../data-import/history-entries.ts';
import {
  type EntryKind,
  type ImportOptions,
  importEntries,
  type RejectedEntry,
} from '../data-import/import-entries.ts';
import { planEntries } from '../data-import/plan-entries.ts';
import { recallEntries } from '../data-import/recall-entries.ts';
import { sourceEntries } from '../data-import/source-entries.ts';
import { buildEntries, classicEntries, plateEntries } from '../data-import/vehicle-entries.ts';
import { findRow } from '../kernel/db/rows.ts';
import type { OriginContext } from '../kernel/origin-context.ts';
import { loadSampleOwner } from '../sample/sample-owner.ts';
import builds from './builds.json' with { type: 'json' };
import classics from './classics.json' with { type: 'json' };
import coupons from './coupons.json' with { type: 'json' };
import { demonstrationPages, demonstrationSites } from './demonstration-content.ts';
import { demonstrationUsers } from './demonstration-users.ts';
import history from './history.json' with { type: 'json' };
import plans from './plans.json' with { type: 'json' };
import plates from './plates.json' with { type: 'json' };
import recalls from './recalls.json' with { type: 'json' };
import sources from './sources.json' with { type: 'json' };

/** Loads the demonstration set into the database, marked as such. Existing rows remain unchanged. */
export async function loadDemonstration(ctx: OriginContext, { siteDomain }: { siteDomain: string }): Promise<void> {
  // Content that an operator has changed remains; records belong to the set and are replaced by a new release.
  await load(ctx, siteEntries, demonstrationSites(siteDomain), { onKnown: 'keep' });
  await load(ctx, pageEntries, demonstrationPages(), { onKnown: 'keep' });
  await load(ctx, buildEntries, marked(builds));
  await load(ctx, plateEntries, plates);
  await load(ctx, sourceEntries, sources);
  await load(ctx, historyEntries, history);
  await load(ctx, recallEntries, recalls);
  await load(ctx, planEntries, marked(plans), { onKnown: 'keep' });
  await load(ctx, discountCodeEntries, marked(coupons), { onKnown: 'keep' });
  await load(ctx, classicEntries, marked(classics), { onKnown: 'keep' });
  for (const user of demonstrationUsers) await loadUser(ctx, user);
  await loadSampleOwner(ctx);
}

/**
 * Loads entries of the demonstration set. It is part of the product, so an invalid entry is a bug and aborts the start.
 */
async function load<Entry>(
  ctx: OriginContext,
  kind: EntryKind<Entry>,
  values: readonly unknown[],
  options: ImportOptions = {},
): Promise<void> {
  const entries = values.map((value, index) => ({ line: index + 1, value }));
  const onRejected = ({ line, reason }: RejectedEntry) => {
    throw new Error(`Entry ${line} of the demonstration set: ${reason}`);
  };
  await importEntries(ctx, kind, entries, { ...options, onRejected });
}

function marked(entries: readonly object[]): readonly object[] {
  return entries.map((entry) => ({ ...entry, demonstration: true }));
}

async function loadUser({ db, now, newId }: OriginContext, user: (typeof demonstrationUsers)[number]): Promise<void> {
  const known = await findRow(db, 'users', { id: user.id });
  if (known) {
    // An earlier release that did not confirm addresses has loaded them.
    await db.transaction().execute((trx) => markEmailConfirmed(trx, { userId: user.id, now: now() }));
    return;
  }
  // Hashing is slow by design; only the first start performs it.
  const passwordHash = await hashPassword(user.password);
  await db.transaction().execute(async (trx) => {
    const added = await trx
      .insertInto('users')
      .values({
        id: user.id,
        email: user.email,
        password_hash: passwordHash,
        first: user.first,
        last: user.last,
        user_type: user.userType,
        created_at: now(),
        credits_moved_at: now(),
        email_confirmed_at: now(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!added) return;
    for (const kind of ['vhr', 'sticker', 'global'] as const) {
      await moveCredit(trx, {
        id: newId(),
        user_id: user.id,
        kind,
        delta: user.credits[kind],
        reason: 'demonstration',
        reference: kind,
        now: now(),
      });
    }
  });
}
