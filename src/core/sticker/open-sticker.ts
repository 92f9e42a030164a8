import type { ResultAsync } from 'neverthrow';
import type { CallOptions } from '#ports/call-options.ts';
import type { GatewayError } from '#ports/gateway-error.ts';
import type { StickerGateway } from '#ports/sticker-gateway.ts';
import type { Sticker } from './sticker.ts';

/** Opens a kept sticker of the signed-in person. */
export type OpenSticker = (id: string, options?: CallOptions) => ResultAsync<Sticker, GatewayError>;

/** Fetches a kept sticker as a PDF file. */
export type DownloadSticker = (id: string, options?: CallOptions) => ResultAsync<Uint8Array<ArrayBuffer>, GatewayError>;

/**
 * Makes the use case that opens a kept sticker.
 *
 * @example
 * const sticker = await createOpenSticker({ stickers })('b6c1…');
 */
export function createOpenSticker({ stickers }: { readonly stickers: Pick<StickerGateway, 'read'> }): OpenSticker {
  return (id, options) => stickers.read(id, options);
}

/**
 * Makes the use case that fetches a kept sticker as a PDF file.
 *
 * @example
 * const pdf = await createDownloadSticker({ stickers })('b6c1…');
 */
export function createDownloadSticker({
  stickers,
}: {
  readonly stickers: Pick<StickerGateway, 'readPdf'>;
}): DownloadSticker {
  return (id, options) => stickers.readPdf(id, options);
}
