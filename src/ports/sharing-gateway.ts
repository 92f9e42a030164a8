import type { ResultAsync } from 'neverthrow';
import type { DocumentReference } from '#core/sharing/document-reference.ts';
import type { SharedDocument, SharedLink } from '#core/sharing/shared-document.ts';
import type { VerifiedDocument } from '#core/sharing/verified-document.ts';
import type { CallOptions } from './call-options.ts';
import type { GatewayError } from './gateway-error.ts';
import type { ImageFile } from './image-compressor.ts';

/** Who opens documents to others at their owner's wish, and proves to anyone whether a print is unaltered. */
export interface SharingGateway {
  /** The document a link leads to; a link that was revoked, or never was, is `not-found`. */
  readShared(key: string, options?: CallOptions): ResultAsync<SharedDocument, GatewayError>;
  /** The same as a PDF file. */
  readSharedPdf(key: string, options?: CallOptions): ResultAsync<Uint8Array<ArrayBuffer>, GatewayError>;
  /** The dealer's logo that a document bears; one without, or that is not to be seen, is `not-found`. */
  readLogo(document: DocumentReference, options?: CallOptions): ResultAsync<ImageFile, GatewayError>;
  /**
   * The document that a printed checksum (SHA-256, 64 hexadecimal digits) belongs to, or that of a whole file which was
   * handed out; an unknown one is `not-found`.
   */
  verify(checksum: string, options?: CallOptions): ResultAsync<VerifiedDocument, GatewayError>;
  /** The document of which this is a print, byte for byte; any other file is `not-found`. */
  verifyFile(file: Uint8Array<ArrayBuffer>, options?: CallOptions): ResultAsync<VerifiedDocument, GatewayError>;
  /** Makes a new link to a document of the signed-in person; anyone else's is `not-found`. */
  share(id: string, options?: CallOptions): ResultAsync<SharedLink, GatewayError>;
  /** Revokes every link to a document of the signed-in person, and answers how many there were. */
  unshare(id: string, options?: CallOptions): ResultAsync<number, GatewayError>;
}
