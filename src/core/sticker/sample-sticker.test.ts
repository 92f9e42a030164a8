import { describe, expect, it } from 'vitest';
import { aSticker } from '#tests/builders/a-sticker.ts';
import { recordedCall } from '#tests/setup/recorded-call.ts';
import { createDownloadSampleSticker, createReadSampleSticker } from './sample-sticker.ts';

describe('the sample sticker', () => {
  it('is read and fetched until the screen is left', async () => {
    const options = { signal: new AbortController().signal };
    const [read, pdf] = [recordedCall(aSticker()), recordedCall(new Uint8Array([1]))];
    const stickers = { readSample: read.call, readSamplePdf: pdf.call };
    expect((await createReadSampleSticker({ stickers })(options))._unsafeUnwrap()).toEqual(aSticker());
    expect((await createDownloadSampleSticker({ stickers })(options))._unsafeUnwrap()).toEqual(new Uint8Array([1]));
    expect([read.asked, pdf.asked]).toEqual([[[options]], [[options]]]);
  });
});
