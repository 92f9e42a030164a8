import { err, ok, type Result } from 'neverthrow';
import { inTransaction } from '../kernel/db/in-transaction.ts';
import { getRow } from '../kernel/db/rows.ts';
import type { OriginTransaction } from '../kernel/db/schema.ts';
import { limitCalls } from '../kernel/limits/limit-calls.ts';
import type { OriginContext, OriginError } from '../kernel/origin-context.ts';
import type { Device } from './device-cookie.ts';
import { rememberDevice } from './known-device.ts';
import { linkOver } from './link-over.ts';
import { consumeMailedLink, withdrawMailedLinks } from './mailed-link.ts';
import { makeRegisteredAccount } from './make-registered-account.ts';
import { markEmailConfirmed } from './mark-email-confirmed.ts';
import { emailTaken } from './queue-email-confirmation.ts';

/**
 * Confirms the email address to which a link was sent: the address of a new account, which is created now, or a
 * replacement address. It does not sign the user in: a registrant must enter the password. The path is not part of the
 * specification.
 */
export async function confirmEmail(
  ctx: OriginContext,
  token: string,
  { caller, device }: { readonly caller: string; readonly device: Device },
): Promise<Result<{ status: 'success' }, OriginError>> {
  const allowed = await limitCalls(ctx, [{ limit: 'linkByCaller', by: caller }]);
  if (allowed.isErr()) return err(allowed.error);
  return inTransaction(ctx.db, async (trx) => {
    const made = await makeRegisteredAccount(ctx, trx, token);
    if (made === 'taken') return err(emailTaken);
    const confirmed = made === null ? await confirmExisting(ctx, trx, token) : ok(made.userId);
    if (confirmed.isErr()) return err(confirmed.error);
    await rememberDevice(ctx, trx, { userId: confirmed.value, device });
    return ok({ status: 'success' });
  });
}

/** Confirms the address of an existing account with an emailed link and returns the account's user ID. */
async function confirmExisting(
  ctx: OriginContext,
  trx: OriginTransaction,
  token: string,
): Promise<Result<string, OriginError>> {
  const link = await consumeMailedLink(ctx, trx, { token, purpose: 'confirm-email' });
  if (link === null) return err(linkOver);
  const { user_id: userId, detail: email } = link;
  const person = await getRow(trx, 'users', { id: userId });
  if (person.email === email) {
    await markEmailConfirmed(trx, { userId, now: ctx.now() });
    return ok(userId);
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
  await trx
    .insertInto('earlier_emails')
    .values({ user_id: userId, email: person.email, replaced_at: ctx.now() })
    .onConflict((conflict) => conflict.columns(['user_id', 'email']).doUpdateSet({ replaced_at: ctx.now() }))
    .execute();
  // Someone with access to the old address could still use a link that was sent there.
  await withdrawMailedLinks(trx, userId, 'set-password');
  return ok(userId);
}
