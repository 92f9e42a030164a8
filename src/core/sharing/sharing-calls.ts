import { errAsync } from 'neverthrow';
import type { WithError } from '#ports/call-options.ts';
import type { GatewayError } from '#ports/gateway-error.ts';
import type { SharingCalls, SharingGateway } from '#ports/sharing-gateway.ts';

/** The reasons why a shared document is not shown; a revoked or invalid link is `not-found`. */
export type SharedDocumentError = { readonly code: 'link-missing' } | GatewayError;

/** Returns the report or sticker that a link refers to. */
export type ReadSharedDocument = WithError<SharingGateway['readShared'], SharedDocumentError>;

/** Downloads the document that a link refers to as a PDF file. */
export type DownloadSharedDocument = WithError<SharingGateway['readSharedPdf'], SharedDocumentError>;

/**
 * Creates the use case that reads a shared document. The link requires no account.
 *
 * Source: the product's own calls.
 *
 * @example
 * const sharing = { readShared: () => errAsync({ code: 'not-found', message: null } as const) };
 * const shared = await createReadSharedDocument({ sharing })('key-of-the-link');
 */
export function createReadSharedDocument({ sharing }: SharingCalls<'readShared'>): ReadSharedDocument {
  return (key, options) => (key === '' ? errAsync({ code: 'link-missing' }) : sharing.readShared(key, options));
}

/**
 * Creates the use case that downloads a shared document as a PDF file.
 *
 * Source: the product's own calls.
 *
 * @example
 * const sharing = { readSharedPdf: () => okAsync(new Uint8Array()) };
 * const pdf = await createDownloadSharedDocument({ sharing })('key-of-the-link');
 */
export function createDownloadSharedDocument({ sharing }: SharingCalls<'readSharedPdf'>): DownloadSharedDocument {
  return (key, options) => (key === '' ? errAsync({ code: 'link-missing' }) : sharing.readSharedPdf(key, options));
}

/**
 * Returns the document that a checksum belongs to, either printed or of a whole file; an unknown checksum is
 * `not-found`.
 */
export type VerifyDocument = WithError<SharingGateway['verify'], { readonly code: 'checksum-invalid' }>;

/** SHA-256, as 64 hexadecimal digits. */
const CHECKSUM = /^[0-9a-f]{64}$/;

/**
 * Creates the use case that verifies a printed document by its checksum. Case and spaces are ignored, because it may be
 * typed from paper.
 *
 * Source: the product's own calls.
 *
 * @example
 * const sharing = { verify: () => errAsync({ code: 'not-found', message: null } as const) };
 * const verified = await createVerifyDocument({ sharing })('0'.repeat(64));
 */
export function createVerifyDocument({ sharing }: SharingCalls<'verify'>): VerifyDocument {
  return (typed, options) => {
    const checksum = typed.replaceAll(/\s/g, '').toLowerCase();
    return CHECKSUM.test(checksum) ? sharing.verify(checksum, options) : errAsync({ code: 'checksum-invalid' });
  };
}
