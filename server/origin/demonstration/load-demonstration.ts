import { createHash } from 'node:crypto';
import * as z from 'zod';
import { hashPassword } from '../account/password.ts';
import { moveCredit } from '../billing/move-credit.ts';
import type { OriginDatabase } from '../db/schema.ts';
import type { OriginContext } from '../origin-context.ts';
import { vehicleBuildSchema } from '../sticker/vehicle-build-schema.ts';
import builds from './builds.json' with { type: 'json' };
import classics from './classics.json' with { type: 'json' };
import { demonstrationUsers } from './demonstration-users.ts';
import site from './site.json' with { type: 'json' };

const catalogue = z.array(
  z.object({
    vin: z.string().nullable(),
    year: z.int(),
    make: z.string(),
    model: z.string(),
    build: vehicleBuildSchema,
  }),
);

/** Puts the demonstration set into the database, marked as such. What is there already stays as it is. */
export async function loadDemonstration(ctx: OriginContext, { siteDomain }: { siteDomain: string }): Promise<void> {
  await ctx.db
    .insertInto('sites')
    .values({ domain: siteDomain, settings: JSON.stringify(site) })
    .onConflict((conflict) => conflict.column('domain').doNothing())
    .execute();
  await loadCatalogue(ctx.db);
  for (const user of demonstrationUsers) await loadUser(ctx, user);
}

async function loadCatalogue(db: OriginDatabase): Promise<void> {
  for (const { vin, year, make, model, build } of catalogue.parse(builds)) {
    const text = JSON.stringify(build);
    await db
      .insertInto('builds')
      .values({
        id: createHash('sha256')
          .update(JSON.stringify([vin, year, make, model, build.trim]))
          .digest('base64url'),
        vin,
        year,
        make: make.toUpperCase(),
        model: model.toUpperCase(),
        trim: build.trim,
        build: text,
        demonstration: 1,
      })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ build: text }))
      .execute();
  }
  for (const classic of classics) {
    await db
      .insertInto('classic_mappings')
      .values({ ...classic, demonstration: 1 })
      .onConflict((conflict) => conflict.column('vin').doNothing())
      .execute();
  }
}

async function loadUser({ db, now, newId }: OriginContext, user: (typeof demonstrationUsers)[number]): Promise<void> {
  const known = await db.selectFrom('users').select('id').where('id', '=', user.id).executeTakeFirst();
  // Hashing a password takes long on purpose; a second start need not wait for it.
  if (known) return;
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
