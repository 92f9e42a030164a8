import { errAsync, type ResultAsync } from 'neverthrow';
import type { AccountGateway } from '#ports/account-gateway.ts';
import type { CallOptions } from '#ports/call-options.ts';
import type { GatewayError } from '#ports/gateway-error.ts';

/**
 * Confirms a new email address with the secret from the emailed link. Fails with `not-found` if the link has expired,
 * and with `conflict` if another account has taken the address in the meantime.
 */
export type ConfirmEmail = (
  linkToken: string,
  options?: CallOptions,
) => ResultAsync<void, { readonly code: 'link-missing' } | GatewayError>;

/**
 * Creates the use case that replaces the old email address with a confirmed one. The link proves ownership, so no
 * sign-in is required.
 *
 * Source: specification, section 7, "Account" (ACC-07), where an address can be changed.
 *
 * @example
 * await createConfirmEmail({ accounts })('secret-of-the-link');
 */
export function createConfirmEmail({
  accounts,
}: {
  readonly accounts: Pick<AccountGateway, 'confirmEmail'>;
}): ConfirmEmail {
  return (linkToken, options) =>
    linkToken === '' ? errAsync({ code: 'link-missing' }) : accounts.confirmEmail(linkToken, options);
}
