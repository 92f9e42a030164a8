import type { ResultAsync } from 'neverthrow';
import type { CallOptions } from '#ports/call-options.ts';
import type { GatewayError } from '#ports/gateway-error.ts';
import type { ImageFile } from '#ports/image-compressor.ts';
import type { SharingGateway } from '#ports/sharing-gateway.ts';
import type { DocumentReference } from './document-reference.ts';

/** Reads the dealer's logo that a document bears; one without is `not-found`, as is a document that is not to be seen. */
export type ReadDocumentLogo = (
  document: DocumentReference,
  options?: CallOptions,
) => ResultAsync<ImageFile, GatewayError>;

/**
 * Makes the use case that reads the logo a document was made with. It stays the same whatever the dealer chooses later.
 *
 * Source: the product's own calls.
 *
 * @example
 * const sharing = { readLogo: () => errAsync({ code: 'not-found', message: null } as const) };
 * const logo = await createReadDocumentLogo({ sharing })({ by: 'key', key: 'key-of-the-link' });
 */
export function createReadDocumentLogo({
  sharing,
}: {
  readonly sharing: Pick<SharingGateway, 'readLogo'>;
}): ReadDocumentLogo {
  return (document, options) => sharing.readLogo(document, options);
}
