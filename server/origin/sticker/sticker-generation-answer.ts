import type { WireAnswer } from '#contract/define-call.ts';
import type { stickerCalls } from '#contract/sticker/sticker-calls.ts';
import { draftToWire } from '#contract/sticker/wire-sticker.ts';
import type { Sticker, StickerDraft } from '#core/sticker/sticker.ts';

/** The user's existing sticker, or the choices for a new one. */
export type StickerGenerationAnswer = WireAnswer<typeof stickerCalls.generate>;

/** Returns the response with a draft, and with the previous sticker if it is created again. */
export function draftAnswer(draft: StickerDraft, previous: Sticker | null): StickerGenerationAnswer {
  return { status: 'no_prev_data', data: draftToWire({ ...draft, ...(previous && { previous }) }) };
}
