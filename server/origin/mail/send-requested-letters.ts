import { queuePasswordLink } from '../account/queue-password-link.ts';
import type { LetterRequestRow } from '../db/people-rows.ts';
import type { OriginTransaction } from '../db/schema.ts';
import type { Job } from '../jobs/run-jobs.ts';
import type { OriginContext } from '../origin-context.ts';
import { queueDeletionLink } from '../privacy/queue-deletion-link.ts';

/** Looks up for whom letters were wanted, and writes them where there is an account. */
export const sendRequestedLetters: Job = {
  name: 'send-requested-letters',
  everyMs: 1_000,
  run: async (ctx) => {
    let served = true;
    while (served) served = await ctx.db.transaction().execute((trx) => serveOne(ctx, trx));
  },
};

/** Serves one request and removes it, both or neither. Answers whether there was one. */
async function serveOne(ctx: OriginContext, trx: OriginTransaction): Promise<boolean> {
  const request = await trx
    .deleteFrom('letter_requests')
    .where('id', '=', (eb) =>
      eb.selectFrom('letter_requests').select('id').orderBy('requested_at').orderBy('id').limit(1),
    )
    .returningAll()
    .executeTakeFirst();
  if (!request) return false;
  const user = await trx
    .selectFrom('users')
    .select(['id', 'email'])
    .where('email', '=', request.email)
    .executeTakeFirst();
  if (user) await queueLetter(ctx, trx, request, user);
  return true;
}

function queueLetter(
  ctx: OriginContext,
  trx: OriginTransaction,
  { purpose, message, site_address, language }: LetterRequestRow,
  { id, email }: { readonly id: string; readonly email: string },
): Promise<void> {
  const person = { userId: id, email, site: { address: site_address, language } };
  switch (purpose) {
    case 'set-password':
      return queuePasswordLink(ctx, trx, person);
    case 'confirm-deletion':
      return queueDeletionLink(ctx, trx, { ...person, message });
  }
}
