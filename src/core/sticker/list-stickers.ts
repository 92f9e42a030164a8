import type { ResultAsync } from 'neverthrow';
import type { CallOptions } from '#ports/call-options.ts';
import type { GatewayError } from '#ports/gateway-error.ts';
import type { StickerGateway } from '#ports/sticker-gateway.ts';
import type { StickerListing, StickerPage } from './sticker-page.ts';

/** Lists the stickers of the signed-in person; by default the first page without a filter. */
export type ListStickers = (
  listing?: Partial<StickerListing>,
  options?: CallOptions,
) => ResultAsync<StickerPage, GatewayError>;

/**
 * Creates the use case that lists stickers.
 *
 * Source: the product's own calls.
 *
 * @example
 * const page = await createListStickers({ stickers })({ vin: '1HGCM', page: 2 });
 */
export function createListStickers({ stickers }: { readonly stickers: Pick<StickerGateway, 'list'> }): ListStickers {
  return ({ vin = '', page = 1 } = {}, options) => stickers.list({ vin: vin.trim(), page }, options);
}
