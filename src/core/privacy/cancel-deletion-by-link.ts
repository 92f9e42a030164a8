import { errAsync, type ResultAsync } from 'neverthrow';
import type { CallOptions } from '#ports/call-options.ts';
import type { GatewayError } from '#ports/gateway-error.ts';
import type { PrivacyGateway } from '#ports/privacy-gateway.ts';

/** Keeps an account by the mailed link; a link that holds no longer is `not-found`. */
export type CancelDeletionByLink = (
  linkToken: string,
  options?: CallOptions,
) => ResultAsync<void, { readonly code: 'link-missing' } | GatewayError>;

/**
 * Makes the use case that calls a deletion off by the mailed link. Nobody needs to be signed in.
 *
 * Source: the product's own calls.
 *
 * @example
 * const privacy = { cancelDeletionByLink: () => okAsync(undefined) };
 * await createCancelDeletionByLink({ privacy })('secret-of-the-link');
 */
export function createCancelDeletionByLink({
  privacy,
}: {
  readonly privacy: Pick<PrivacyGateway, 'cancelDeletionByLink'>;
}): CancelDeletionByLink {
  return (linkToken, options) =>
    linkToken === '' ? errAsync({ code: 'link-missing' }) : privacy.cancelDeletionByLink(linkToken, options);
}
