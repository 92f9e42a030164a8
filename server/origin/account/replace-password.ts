import type { Language } from '#core/site/host-variant.ts';
import type { OriginTransaction } from '../kernel/db/schema.ts';
import { queueEmail } from '../kernel/email/queue-email.ts';
import type { OriginContext } from '../kernel/origin-context.ts';
import { passwordChangedEmail } from './emails/password-emails.ts';
import { withdrawEmailChanges, withdrawMailedLinks } from './mailed-link.ts';
import { revokeTokens } from './token.ts';

/** A new password for an account. */
export interface PasswordReplacement {
  readonly userId: string;
  readonly hash: string;
  /** The token of the session that remains active, or `null` for none. */
  readonly except: string | null;
  readonly language: Language;
}

/** Replaces a password: ends all other sessions, invalidates open links, and notifies the user by email. */
export async function replacePassword(
  ctx: OriginContext,
  trx: OriginTransaction,
  { userId, hash, except, language }: PasswordReplacement,
): Promise<{ readonly id: string; readonly email: string }> {
  const person = await trx
    .updateTable('users')
    .set({ password_hash: hash })
    .where('id', '=', userId)
    .returning(['id', 'email'])
    .executeTakeFirstOrThrow();
  await revokeTokens(trx, userId, { except: except });
  await withdrawMailedLinks(trx, userId, 'set-password');
  await withdrawEmailChanges(trx, person);
  await queueEmail(ctx, trx, { to: person.email, ...passwordChangedEmail(language) });
  return person;
}
