import { errAsync, type ResultAsync } from 'neverthrow';
import type { AccountGateway } from '#ports/account-gateway.ts';
import type { CallOptions } from '#ports/call-options.ts';
import type { GatewayError } from '#ports/gateway-error.ts';

/** The reasons why the password was not changed. */
export type ChangePasswordError = { readonly code: 'password-missing' } | GatewayError;

/** Changes the password of the signed-in person. */
export type ChangePassword = (newPassword: string, options?: CallOptions) => ResultAsync<void, ChangePasswordError>;

/**
 * Creates the use case that changes the password of the signed-in person. The password is sent verbatim, including
 * spaces.
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
