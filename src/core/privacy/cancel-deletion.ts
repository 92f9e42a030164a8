import { errAsync, type ResultAsync } from 'neverthrow';
import type { CallOptions } from '#ports/call-options.ts';
import type { GatewayError } from '#ports/gateway-error.ts';
import type { PrivacyGateway } from '#ports/privacy-gateway.ts';

/** Keeps the account of the signed-in person; without a deletion there is nothing to do, and that is no error. */
export type CancelDeletion = (options?: CallOptions) => ResultAsync<void, GatewayError>;

/** Keeps an account by the mailed link; a link that holds no longer is `not-found`. */
export type CancelDeletionByLink = (
  linkToken: string,
  options?: CallOptions,
) => ResultAsync<void, { readonly code: 'link-missing' } | GatewayError>;

/**
 * Makes the use case by which the signed-in person calls the deletion of their account off.
 *
 * Source: the product's own calls.
 *
 * @example
 * const privacy = { cancelDeletion: () => okAsync(undefined) };
 * await createCancelDeletion({ privacy })();
 */
export function createCancelDeletion({
  privacy,
}: {
  readonly privacy: Pick<PrivacyGateway, 'cancelDeletion'>;
}): CancelDeletion {
  return (options) => privacy.cancelDeletion(options);
}

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
