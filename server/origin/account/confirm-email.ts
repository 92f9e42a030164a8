import { err, ok, type Result } from 'neverthrow';
import * as z from 'zod';
import { inTransaction } from '../db/in-transaction.ts';
import { limitCalls } from '../limits/limit-calls.ts';
import type { OriginContext } from '../origin-context.ts';
import type { OriginError } from '../origin-error.ts';
import { linkOver } from './link-over.ts';
import { useMailedLink, withdrawMailedLinks } from './mailed-link.ts';
import { markEmailConfirmed } from './mark-email-confirmed.ts';
import { linkTokenInput } from './person-input.ts';
import { emailTaken } from './queue-email-confirmation.ts';

/** Fields of POST /api/user/confirm-email. */
export const confirmEmailInput = z.object({ token: linkTokenInput });

/**
 * Confirms the email address that a link was sent to: the account's own, or one that takes the place of the old. The path
 * is ours.
 */
export async function confirmEmail(
  ctx: OriginContext,
  { token }: z.infer<typeof confirmEmailInput>,
  caller: string,
): Promise<Result<{ status: 'success' }, OriginError>> {
  const allowed = await limitCalls(ctx, [{ limit: 'linkByCaller', by: caller }]);
  if (allowed.isErr()) return err(allowed.error);
  return inTransaction(ctx.db, async (trx) => {
    const link = await useMailedLink(ctx, trx, { token, purpose: 'confirm-email' });
    if (link === null) return err(linkOver);
    const { user_id: userId, detail: email } = link;
    const person = await trx.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirstOrThrow();
    if (person.email === email) {
      await markEmailConfirmed(trx, { userId, now: ctx.now() });
      return ok({ status: 'success' });
    }
    const changed = await trx
      .updateTable('users')
      .set({ email, email_confirmed_at: ctx.now() })
      .where('id', '=', userId)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('users as other').select('other.id').where('other.email', '=', email))),
      )
      .returning('id')
      .executeTakeFirst();
    if (!changed) return err(emailTaken);
    // Whoever reads the old address could still use a link that was sent there.
    await withdrawMailedLinks(trx, userId, 'set-password');
    return ok({ status: 'success' });
  });
}
