import { errAsync, type ResultAsync } from 'neverthrow';
import type { AccountGateway } from '#ports/account-gateway.ts';
import type { CallOptions } from '#ports/call-options.ts';
import type { GatewayError } from '#ports/gateway-error.ts';

/** The reasons why no email is sent. */
export type ResetPasswordError = { readonly code: 'email-missing' } | GatewayError;

/** Requests an email with a link to set a new password. */
export type ResetPassword = (email: string, options?: CallOptions) => ResultAsync<void, ResetPasswordError>;

/**
 * Creates the use case for a forgotten password. It never reveals whether the address has an account.
 *
 * Source: specification, section 7, "Account" (ACC-05).
 *
 * @example
 * await createResetPassword({ accounts })('user@demo.vinport.example');
 */
export function createResetPassword({
  accounts,
}: {
  readonly accounts: Pick<AccountGateway, 'resetPassword'>;
}): ResetPassword {
  return (email, options) =>
    email.trim() === '' ? errAsync({ code: 'email-missing' }) : accounts.resetPassword(email.trim(), options);
}
