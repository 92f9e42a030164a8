import type { ResultAsync } from 'neverthrow';
import type { CallOptions } from '#ports/call-options.ts';
import type { GatewayError } from '#ports/gateway-error.ts';
import type { StickerGateway } from '#ports/sticker-gateway.ts';
import type { Sticker } from './sticker.ts';

/** Reads the whole sticker of a demonstration vehicle; where there is no demonstration data it is `not-found`. */
export type ReadSampleSticker = (options?: CallOptions) => ResultAsync<Sticker, GatewayError>;

/** Fetches the sample sticker as a PDF file. */
export type DownloadSampleSticker = (options?: CallOptions) => ResultAsync<Uint8Array<ArrayBuffer>, GatewayError>;

/**
 * Makes the use case that shows a visitor what a window sticker looks like before they pay for one.
 *
 * Source: the product's own calls.
 *
 * @example
 * const sample = await createReadSampleSticker({ stickers })();
 */
export function createReadSampleSticker({
  stickers,
}: {
  readonly stickers: Pick<StickerGateway, 'readSample'>;
}): ReadSampleSticker {
  return (options) => stickers.readSample(options);
}

/**
 * Makes the use case that fetches the sample sticker as a PDF file.
 *
 * Source: the product's own calls.
 *
 * @example
 * const pdf = await createDownloadSampleSticker({ stickers })();
 */
export function createDownloadSampleSticker({
  stickers,
}: {
  readonly stickers: Pick<StickerGateway, 'readSamplePdf'>;
}): DownloadSampleSticker {
  return (options) => stickers.readSamplePdf(options);
}
