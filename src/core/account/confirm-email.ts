import { errAsync, type ResultAsync } from 'neverthrow';
import type { AccountGateway } from '#ports/account-gateway.ts';
import type { CallOptions } from '#ports/call-options.ts';
import type { GatewayError } from '#ports/gateway-error.ts';

/**
 * Confirms a new e-mail address by the link that was mailed to it. A link that holds no longer is `not-found`, an address
 * that somebody else has taken meanwhile `conflict`.
 */
export type ConfirmEmail = (
  linkToken: string,
  options?: CallOptions,
) => ResultAsync<void, { readonly code: 'link-missing' } | GatewayError>;

/**
 * Makes the use case that puts a confirmed e-mail address in place of the old one. The link proves whose it is; nobody
 * needs to be signed in.
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
