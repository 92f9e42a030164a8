import * as z from 'zod/mini';
import type { StickerPage } from '#core/sticker/sticker-page.ts';
import { inData } from './in-data.ts';
import { stickerSchema } from './sticker-schema.ts';

/** A part of a list of stickers; which part it is the answer does not tell. */
export function stickerPage(page: number): z.ZodMiniType<StickerPage> {
  return inData(
    z.pipe(
      z.object({ total: z.int(), stickers: z.array(stickerSchema) }),
      z.transform((list) => ({ ...list, page })),
    ),
  );
}
