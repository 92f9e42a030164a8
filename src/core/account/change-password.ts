import { errAsync, type ResultAsync } from 'neverthrow';
import type { AccountGateway } from '#ports/account-gateway.ts';
import type { CallOptions } from '#ports/call-options.ts';
import type { GatewayError } from '#ports/gateway-error.ts';

/** Why the password is still the old one. */
export type ChangePasswordError = { readonly code: 'password-missing' } | GatewayError;

/** Gives the signed-in person another password. */
export type ChangePassword = (newPassword: string, options?: CallOptions) => ResultAsync<void, ChangePasswordError>;

/**
 * Makes the use case that changes the password of the signed-in person. A password is taken to the letter, blanks and
 * all.
 *
 * Source: specification, section 7, "Account" (ACC-06).
 *
 * @example
 * await createChangePassword({ accounts })('demo-password-2');
 */
export function createChangePassword({
  accounts,
}: {
  readonly accounts: Pick<AccountGateway, 'changePassword'>;
}): ChangePassword {
  return (newPassword, options) =>
    newPassword === '' ? errAsync({ code: 'password-missing' }) : accounts.changePassword(newPassword, options);
}
