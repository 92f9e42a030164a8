import type { Language } from '#core/site/host-variant.ts';
import type { OriginTransaction } from '../kernel/db/schema.ts';
import { queueEmail } from '../kernel/email/queue-email.ts';
import type { OriginContext } from '../kernel/origin-context.ts';
import { passwordChangedEmail } from './emails/password-emails.ts';
import { withdrawEmailChanges, withdrawMailedLinks } from './mailed-link.ts';
import { revokeTokens } from './token.ts';

/** A password that takes the place of another. */
export interface PasswordReplacement {
  readonly userId: string;
  readonly hash: string;
  /** The token of the sign-in that stays, or `null` for none. */
  readonly except: string | null;
  readonly language: Language;
}

/** Replaces a password: every other sign-in ends, open links lose their use, and the person is told by letter. */
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
