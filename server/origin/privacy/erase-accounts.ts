import { sql } from 'kysely';
import { getRow } from '../kernel/db/rows.ts';
import type { Database, OriginTransaction } from '../kernel/db/schema.ts';
import { queueEmail } from '../kernel/email/queue-email.ts';
import type { Job } from '../kernel/jobs/run-jobs.ts';
import type { OriginContext } from '../kernel/origin-context.ts';
import { accountErasedEmail } from './deletion-emails.ts';
import { erasureRules } from './erasure-rules.ts';
import { personalData } from './personal-data.ts';

/** Erases accounts whose cooling-off period has ended. */
export const eraseAccounts: Job = {
  name: 'erase-accounts',
  everyMs: 10 * 60 * 1_000,
  run: async (ctx) => {
    let erased = true;
    while (erased) erased = await ctx.db.transaction().execute((trx) => eraseOne(ctx, trx));
  },
};

/** Erases one account completely or not at all. Returns whether there was one. */
async function eraseOne(ctx: OriginContext, trx: OriginTransaction): Promise<boolean> {
  const now = ctx.now();
  const due = await trx
    .updateTable('deletions')
    .set({ erased_at: now })
    .where('user_id', '=', (eb) =>
      eb
        .selectFrom('deletions')
        .select('user_id')
        .where('erased_at', 'is', null)
        .where('erase_at', '<=', now)
        .orderBy('erase_at')
        .limit(1),
    )
    .where('erased_at', 'is', null)
    .returning(['user_id', 'language'])
    .executeTakeFirst();
  if (!due) return false;
  const { email } = await getRow(trx, 'users', { id: due.user_id });
  const earlier = await trx.selectFrom('earlier_emails').select('email').where('user_id', '=', due.user_id).execute();
  const emails = [email, ...earlier.map((row) => row.email)];
  const person = { userId: due.user_id, email, emails, erasedEmail: `erased-${due.user_id}@erased.invalid`, now };
  for (const { erase, tables } of personalData) {
    await erase?.(trx, person);
    for (const table of tables.filter(isDeleted)) {
      await sql`delete from ${sql.table(table)} where user_id = ${due.user_id}`.execute(trx);
    }
  }
  await queueEmail(ctx, trx, { to: email, about: due.user_id, ...accountErasedEmail(due.language) });
  ctx.logger.info({ userId: due.user_id }, 'An account was erased.');
  return true;
}

/** Returns whether an erasure deletes all rows of a user in a table. */
function isDeleted(table: keyof Database): boolean {
  const { erased, retained } = erasureRules[table];
  return retained.length === 0 && erased.includes('user_id');
}
