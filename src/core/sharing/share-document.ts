import type { ResultAsync } from 'neverthrow';
import type { CallOptions } from '#ports/call-options.ts';
import type { GatewayError } from '#ports/gateway-error.ts';
import type { SharingGateway } from '#ports/sharing-gateway.ts';
import type { SharedLink } from './shared-document.ts';

/** Shares a report or sticker of the signed-in person by a new link; anyone else's is `not-found`. */
export type ShareDocument = (id: string, options?: CallOptions) => ResultAsync<SharedLink, GatewayError>;

/** Revokes every link to a document of the signed-in person, and answers how many there were. */
export type UnshareDocument = (id: string, options?: CallOptions) => ResultAsync<number, GatewayError>;

/**
 * Makes the use case that shares a document. Each wish makes a new link, whose key is told this once and kept nowhere.
 *
 * Source: the product's own calls.
 *
 * @example
 * const sharing = { share: () => okAsync({ key: 'k', address: 'https://vinport.example/shared/k' }) };
 * const link = await createShareDocument({ sharing })('report-1');
 */
export function createShareDocument({ sharing }: { readonly sharing: Pick<SharingGateway, 'share'> }): ShareDocument {
  return (id, options) => sharing.share(id, options);
}

/**
 * Makes the use case that revokes all links to a document; twice is the same as once.
 *
 * Source: the product's own calls.
 *
 * @example
 * const revoked = await createUnshareDocument({ sharing: { unshare: () => okAsync(2) } })('report-1');
 */
export function createUnshareDocument({
  sharing,
}: {
  readonly sharing: Pick<SharingGateway, 'unshare'>;
}): UnshareDocument {
  return (id, options) => sharing.unshare(id, options);
}
