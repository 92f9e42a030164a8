import type { AccountCalls } from '#ports/account-gateway.ts';
import type { UseCase } from '#ports/call-options.ts';
import type { GatewayError } from '#ports/gateway-error.ts';
import type { PasswordReset } from './new-password.ts';
import { type SignInPlaces, signIn } from './sign-in.ts';
import type { UserProfile } from './user-profile.ts';

/**
 * Sets a new password with the secret from the emailed link, and signs the person in. Fails with `not-found` for an
 * expired link, and with `refused` for a weak password.
 */
export type ConfirmPasswordReset = UseCase<PasswordReset, UserProfile, GatewayError>;

/** The dependencies of {@link createConfirmPasswordReset}. */
export type ConfirmPasswordResetDependencies = SignInPlaces & AccountCalls<'confirmPasswordReset'>;

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
  return (reset, options) =>
    accounts.confirmPasswordReset(reset, options).map((signedIn) => signIn({ cookies, account }, signedIn));
}
