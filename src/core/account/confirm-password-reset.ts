import { errAsync, type ResultAsync } from 'neverthrow';
import type { AccountGateway } from '#ports/account-gateway.ts';
import type { CallOptions } from '#ports/call-options.ts';
import type { GatewayError } from '#ports/gateway-error.ts';
import type { PasswordReset } from './password-reset.ts';
import { type SignInPlaces, signIn } from './sign-in.ts';
import type { UserProfile } from './user-profile.ts';

/** The reasons why the password was not changed: `not-found` for an expired link, `refused` for a weak password. */
export type ConfirmPasswordResetError = { readonly code: 'link-missing' | 'password-missing' } | GatewayError;

/** Sets a new password with the secret from the emailed link, and signs the person in. */
export type ConfirmPasswordReset = (
  reset: PasswordReset,
  options?: CallOptions,
) => ResultAsync<UserProfile, ConfirmPasswordResetError>;

/** The dependencies of {@link createConfirmPasswordReset}. */
export interface ConfirmPasswordResetDependencies extends SignInPlaces {
  readonly accounts: Pick<AccountGateway, 'confirmPasswordReset'>;
}

/**
 * Creates the use case that sets a new password after a password reset. All existing sign-ins end, and the person is
 * signed in again. The password is sent verbatim, including spaces.
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
