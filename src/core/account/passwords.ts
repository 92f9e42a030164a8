import { errAsync } from 'neverthrow';
import type { AccountCalls, AccountGateway } from '#ports/account-gateway.ts';
import type { UseCase, WithError } from '#ports/call-options.ts';
import type { GatewayError } from '#ports/gateway-error.ts';
import type { PasswordReset } from './new-password.ts';
import { type SignInPlaces, signIn } from './sign-in.ts';
import type { UserProfile } from './user-profile.ts';

/** The reasons why the password was not changed. */
export type ChangePasswordError = { readonly code: 'password-missing' } | GatewayError;

/** Changes the password of the signed-in person. */
export type ChangePassword = WithError<AccountGateway['changePassword'], ChangePasswordError>;

/**
 * Creates the use case that changes the password of the signed-in person. The password is sent verbatim, including
 * spaces.
 *
 * Source: specification, section 7, "Account" (ACC-06).
 *
 * @example
 * await createChangePassword({ accounts })('demo-password-2');
 */
export function createChangePassword({ accounts }: AccountCalls<'changePassword'>): ChangePassword {
  return (newPassword, options) =>
    newPassword === '' ? errAsync({ code: 'password-missing' }) : accounts.changePassword(newPassword, options);
}

/** The reasons why no email is sent. */
export type ResetPasswordError = { readonly code: 'email-missing' } | GatewayError;

/** Requests an email with a link to set a new password. */
export type ResetPassword = WithError<AccountGateway['resetPassword'], ResetPasswordError>;

/**
 * Creates the use case for a forgotten password. It never reveals whether the address has an account.
 *
 * Source: specification, section 7, "Account" (ACC-05).
 *
 * @example
 * await createResetPassword({ accounts })('user@demo.vinport.example');
 */
export function createResetPassword({ accounts }: AccountCalls<'resetPassword'>): ResetPassword {
  return (email, options) =>
    email.trim() === '' ? errAsync({ code: 'email-missing' }) : accounts.resetPassword(email.trim(), options);
}

/** The reasons why the password was not changed: `not-found` for an expired link, `refused` for a weak password. */
export type ConfirmPasswordResetError = { readonly code: 'link-missing' | 'password-missing' } | GatewayError;

/** Sets a new password with the secret from the emailed link, and signs the person in. */
export type ConfirmPasswordReset = UseCase<PasswordReset, UserProfile, ConfirmPasswordResetError>;

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
  return (reset, options) => {
    if (reset.linkToken === '') return errAsync({ code: 'link-missing' });
    if (reset.newPassword === '') return errAsync({ code: 'password-missing' });
    return accounts.confirmPasswordReset(reset, options).map((signedIn) => signIn({ cookies, account }, signedIn));
  };
}
