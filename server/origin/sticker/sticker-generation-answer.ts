import type { WireAnswer } from '#contract/define-call.ts';
import type { stickerCalls } from '#contract/sticker/sticker-calls.ts';
import { draftToWire } from '#contract/sticker/wire-sticker.ts';
import type { Sticker, StickerDraft } from '#core/sticker/sticker.ts';

/** The sticker the person has already, or what there is to choose from. */
export type StickerGenerationAnswer = WireAnswer<typeof stickerCalls.generate>;

/** Returns the answer with a draft, and with the sticker that is made again. */
export function draftAnswer(draft: StickerDraft, previous: Sticker | null): StickerGenerationAnswer {
  return { status: 'no_prev_data', data: draftToWire({ ...draft, ...(previous && { previous }) }) };
}
