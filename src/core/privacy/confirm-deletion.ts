import { errAsync, type ResultAsync } from 'neverthrow';
import type { CallOptions } from '#ports/call-options.ts';
import type { GatewayError } from '#ports/gateway-error.ts';
import type { PrivacyGateway } from '#ports/privacy-gateway.ts';
import type { ConfirmedDeletion } from './deletion-state.ts';

/**
 * Confirms the deletion of an account with the secret from the emailed link. Fails with `not-found` if the link has
 * expired.
 */
export type ConfirmDeletion = (
  linkToken: string,
  options?: CallOptions,
) => ResultAsync<ConfirmedDeletion, { readonly code: 'link-missing' } | GatewayError>;

/**
 * Creates the use case that confirms a deletion. The link proves ownership of the account, so no sign-in is required.
 *
 * Source: the product's own calls.
 *
 * @example
 * const privacy = { confirmDeletion: () => okAsync({ eraseAt: 0 }) };
 * const confirmed = await createConfirmDeletion({ privacy })('secret-of-the-link');
 */
export function createConfirmDeletion({
  privacy,
}: {
  readonly privacy: Pick<PrivacyGateway, 'confirmDeletion'>;
}): ConfirmDeletion {
  return (linkToken, options) =>
    linkToken === '' ? errAsync({ code: 'link-missing' }) : privacy.confirmDeletion(linkToken, options);
}
