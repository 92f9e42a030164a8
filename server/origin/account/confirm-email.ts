import { err, ok, type Result } from 'neverthrow';
import * as z from 'zod';
import { inTransaction } from '../db/in-transaction.ts';
import { limitCalls } from '../limits/limit-calls.ts';
import type { OriginContext } from '../origin-context.ts';
import type { OriginError } from '../origin-error.ts';
import { linkOver } from './link-over.ts';
import { useMailedLink, withdrawMailedLinks } from './mailed-link.ts';
import { linkTokenInput } from './person-input.ts';
import { emailTaken } from './queue-email-confirmation.ts';

/** Fields of POST /api/user/confirm-email. */
export const confirmEmailInput = z.object({ token: linkTokenInput });

/** Puts an e-mail address in place of the old one, proven by the link that was sent to it. The path is ours. */
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
    const changed = await trx
      .updateTable('users')
      .set({ email: link.detail })
      .where('id', '=', link.user_id)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('users as other').select('other.id').where('other.email', '=', link.detail))),
      )
      .returning('id')
      .executeTakeFirst();
    if (!changed) return err(emailTaken);
    // Whoever reads the old address could still use a link that was sent there.
    await withdrawMailedLinks(trx, link.user_id, 'set-password');
    return ok({ status: 'success' });
  });
}
