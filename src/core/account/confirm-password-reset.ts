import { errAsync, type ResultAsync } from 'neverthrow';
import type { AccountGateway } from '#ports/account-gateway.ts';
import type { CallOptions } from '#ports/call-options.ts';
import type { GatewayError } from '#ports/gateway-error.ts';
import type { PasswordReset } from './password-reset.ts';
import { type SignInPlaces, signIn } from './sign-in.ts';
import type { UserProfile } from './user-profile.ts';

/** Why the password is still the old one; a link that holds no longer is `not-found`, a weak password `refused`. */
export type ConfirmPasswordResetError = { readonly code: 'link-missing' | 'password-missing' } | GatewayError;

/** Sets a new password by the mailed link, and signs the person in. */
export type ConfirmPasswordReset = (
  reset: PasswordReset,
  options?: CallOptions,
) => ResultAsync<UserProfile, ConfirmPasswordResetError>;

/** What {@link createConfirmPasswordReset} needs. */
export interface ConfirmPasswordResetDependencies extends SignInPlaces {
  readonly accounts: Pick<AccountGateway, 'confirmPasswordReset'>;
}

/**
 * Makes the use case that sets the password of who has forgotten theirs. Every sign-in there was ends, and the person
 * is signed in anew. The password is taken to the letter, blanks and all.
 *
 * Source: specification, section 7, "Account" (ACC-05), whose link has to lead somewhere.
 *
 * @example
 * const confirmPasswordReset = createConfirmPasswordReset({ accounts, cookies, account });
 * const user = await confirmPasswordReset({ linkToken: 'secret-of-the-link', newPassword: 'demo-password-2' });
 */
export function createConfirmPasswordReset({
  accounts,
  cookies,
  account,
}: ConfirmPasswordResetDependencies): ConfirmPasswordReset {
  return (reset, options) => {
    if (reset.linkToken === '') return errAsync({ code: 'link-missing' });
    if (reset.newPassword === '') return errAsync({ code: 'password-missing' });
    return accounts.confirmPasswordReset(reset, options).map((signedIn) => signIn({ cookies, account }, signedIn));
  };
}
