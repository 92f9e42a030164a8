import * as z from 'zod/mini';
import type { StickerMode } from '#core/sticker/sticker.ts';
import type { StickerGeneration } from '#ports/sticker-gateway.ts';
import { stickerDraftSchema, stickerSchema } from './sticker-schema.ts';

const otherStatus = z.object({
  status: z.string(),
  message: z.optional(z.string()),
  msg: z.optional(z.string()),
});

/** The answer to a wish for a sticker; a draft is tagged with the mode it was asked in. */
export function stickerGenerationSchema(mode: StickerMode): z.ZodMiniType<StickerGeneration> {
  return z.union([
    z.pipe(
      z.object({ status: z.literal('success'), data: stickerSchema }),
      z.transform(({ status, data }) => ({ status, sticker: data })),
    ),
    z.pipe(
      z.object({ status: z.literal('no_prev_data'), data: stickerDraftSchema }),
      z.transform(({ status, data }) => ({ status, draft: { ...data, mode } })),
    ),
    z.pipe(
      otherStatus.check(
        z.refine(({ status }) => status !== 'success' && status !== 'no_prev_data', 'status promises data'),
      ),
      z.transform(({ message, msg }) => ({ status: 'error' as const, message: message ?? msg ?? null })),
    ),
  ]);
}
