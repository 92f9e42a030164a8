import { errAsync, type ResultAsync } from 'neverthrow';
import type { CallOptions } from '#ports/call-options.ts';
import type { GatewayError } from '#ports/gateway-error.ts';
import type { PrivacyGateway } from '#ports/privacy-gateway.ts';
import type { ConfirmedDeletion } from './deletion-state.ts';

/** Confirms by the mailed link that an account is to be deleted; a link that holds no longer is `not-found`. */
export type ConfirmDeletion = (
  linkToken: string,
  options?: CallOptions,
) => ResultAsync<ConfirmedDeletion, { readonly code: 'link-missing' } | GatewayError>;

/**
 * Makes the use case that confirms a deletion. The link proves whose account it is; nobody needs to be signed in.
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
