import { errAsync, type ResultAsync } from 'neverthrow';
import type { CallOptions } from '#ports/call-options.ts';
import type { GatewayError } from '#ports/gateway-error.ts';
import type { PrivacyGateway } from '#ports/privacy-gateway.ts';

/**
 * Cancels the deletion of an account with the secret from the emailed link. Fails with `not-found` if the link has
 * expired.
 */
export type CancelDeletionByLink = (
  linkToken: string,
  options?: CallOptions,
) => ResultAsync<void, { readonly code: 'link-missing' } | GatewayError>;

/**
 * Creates the use case that cancels a deletion through the emailed link. No sign-in is required.
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
