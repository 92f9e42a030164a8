import { okAsync } from 'neverthrow';
import { expect, it } from 'vitest';
import { createDownloadSticker, createOpenSticker } from './open-sticker.ts';

const { signal } = new AbortController();

it('opens the sticker of this id, for as long as somebody wants it', async () => {
  const asked: unknown[] = [];
  const openSticker = createOpenSticker({
    stickers: {
      read: (...call) => {
        asked.push(call);
        return okAsync({ id: 's1', createdAt: 1, content: {} as never });
      },
    },
  });
  expect((await openSticker('s1', { signal }))._unsafeUnwrap().id).toBe('s1');
  expect(asked).toEqual([['s1', { signal }]]);
});

it('fetches the file of the sticker of this id', async () => {
  const asked: unknown[] = [];
  const downloadSticker = createDownloadSticker({
    stickers: {
      readPdf: (...call) => {
        asked.push(call);
        return okAsync(new Uint8Array([37]));
      },
    },
  });
  expect((await downloadSticker('s1', { signal }))._unsafeUnwrap()).toEqual(new Uint8Array([37]));
  expect(asked).toEqual([['s1', { signal }]]);
});
