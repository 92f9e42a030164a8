import { errAsync, type ResultAsync } from 'neverthrow';
import type { CallOptions } from '#ports/call-options.ts';
import type { GatewayError } from '#ports/gateway-error.ts';
import type { SharingGateway } from '#ports/sharing-gateway.ts';
import type { SharedDocument } from './shared-document.ts';

/** The reasons why a shared document is not shown; a revoked or invalid link is `not-found`. */
export type SharedDocumentError = { readonly code: 'link-missing' } | GatewayError;

/** Returns the report or sticker that a link refers to. */
export type ReadSharedDocument = (
  key: string,
  options?: CallOptions,
) => ResultAsync<SharedDocument, SharedDocumentError>;

/** Downloads the document that a link refers to as a PDF file. */
export type DownloadSharedDocument = (
  key: string,
  options?: CallOptions,
) => ResultAsync<Uint8Array<ArrayBuffer>, SharedDocumentError>;

/**
 * Creates the use case that reads a shared document. The link requires no account.
 *
 * Source: the product's own calls.
 *
 * @example
 * const sharing = { readShared: () => errAsync({ code: 'not-found', message: null } as const) };
 * const shared = await createReadSharedDocument({ sharing })('key-of-the-link');
 */
export function createReadSharedDocument({
  sharing,
}: {
  readonly sharing: Pick<SharingGateway, 'readShared'>;
}): ReadSharedDocument {
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
export function createDownloadSharedDocument({
  sharing,
}: {
  readonly sharing: Pick<SharingGateway, 'readSharedPdf'>;
}): DownloadSharedDocument {
  return (key, options) => (key === '' ? errAsync({ code: 'link-missing' }) : sharing.readSharedPdf(key, options));
}
