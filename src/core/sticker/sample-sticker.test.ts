import { okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { aSticker } from '../../../tests/builders/a-sticker.ts';
import { createDownloadSampleSticker, createReadSampleSticker } from './sample-sticker.ts';

describe('the sample sticker', () => {
  it('is read and fetched until the screen is left', async () => {
    const options = { signal: new AbortController().signal };
    const asked: unknown[] = [];
    const stickers = {
      readSample: (told?: object) => {
        asked.push(told);
        return okAsync(aSticker());
      },
      readSamplePdf: (told?: object) => {
        asked.push(told);
        return okAsync(new Uint8Array([1]));
      },
    };
    expect((await createReadSampleSticker({ stickers })(options))._unsafeUnwrap()).toEqual(aSticker());
    expect((await createDownloadSampleSticker({ stickers })(options))._unsafeUnwrap()).toEqual(new Uint8Array([1]));
    expect(asked).toEqual([options, options]);
  });
});
