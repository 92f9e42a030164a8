import type { ResultAsync } from 'neverthrow';
import type { DocumentReference, SharedDocument, SharedLink, VerifiedDocument } from '#core/sharing/shared-document.ts';
import type { CallOptions } from './call-options.ts';
import type { GatewayError } from './gateway-error.ts';
import type { ImageFile } from './image-compressor.ts';

/** Shares documents on behalf of their owners, and verifies for anyone whether a printed document is unaltered. */
export interface SharingGateway {
  /** Returns the document of a link; a revoked or invalid link is `not-found`. */
  readShared(key: string, options?: CallOptions): ResultAsync<SharedDocument, GatewayError>;
  /** Returns the document as a PDF file. */
  readSharedPdf(key: string, options?: CallOptions): ResultAsync<Uint8Array<ArrayBuffer>, GatewayError>;
  /** Returns the dealer's logo on a document; `not-found` if there is none or access is denied. */
  readLogo(document: DocumentReference, options?: CallOptions): ResultAsync<ImageFile, GatewayError>;
  /**
   * Returns the document for a printed checksum (SHA-256, 64 hexadecimal digits) or the checksum of a whole issued
   * file; an unknown checksum is `not-found`.
   */
  verify(checksum: string, options?: CallOptions): ResultAsync<VerifiedDocument, GatewayError>;
  /** Returns the document whose file matches byte for byte; any other file is `not-found`. */
  verifyFile(file: Uint8Array<ArrayBuffer>, options?: CallOptions): ResultAsync<VerifiedDocument, GatewayError>;
  /** Creates a new link to a document of the signed-in person; a document of another person is `not-found`. */
  share(id: string, options?: CallOptions): ResultAsync<SharedLink, GatewayError>;
  /** Revokes all links to a document of the signed-in person, and returns their number. */
  unshare(id: string, options?: CallOptions): ResultAsync<number, GatewayError>;
}

/** A dependency on these calls of the gateway. */
export type SharingCalls<Name extends keyof SharingGateway> = { readonly sharing: Pick<SharingGateway, Name> };
