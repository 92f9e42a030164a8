import { okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { createListStickers } from './sticker-names.ts';
import type { StickerListing } from './sticker-page.ts';

describe('listStickers', () => {
  it('requests the first page without a filter by default', async () => {
    const asked: [StickerListing, unknown][] = [];
    const listStickers = createListStickers({
      stickers: {
        list: (listing, options) => {
          asked.push([listing, options]);
          return okAsync({ stickers: [], page: listing.page, total: 0 });
        },
      },
    });
    const options = { signal: new AbortController().signal };
    expect((await listStickers())._unsafeUnwrap()).toEqual({ stickers: [], page: 1, total: 0 });
    await listStickers({ vin: ' 1HGCM ', page: 2 }, options);
    expect(asked).toEqual([
      [{ vin: '', page: 1 }, undefined],
      [{ vin: '1HGCM', page: 2 }, options],
    ]);
  });
});
