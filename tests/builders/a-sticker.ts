import { composeSticker } from '#core/sticker/compose-sticker.ts';
import type { Sticker, StickerContent } from '#core/sticker/sticker.ts';
import { preselectedChoices } from '#core/sticker/sticker-choices.ts';
import { aStickerDraft } from './a-sticker-draft.ts';

/**
 * Builds the content of a sticker, composed by the core's own rules from a complete draft.
 *
 * @example
 * aStickerContent({ demonstration: true });
 */
export function aStickerContent(changes: Partial<StickerContent> = {}): StickerContent {
  const draft = aStickerDraft();
  const choices = { ...preselectedChoices(draft), exteriorColor: 'Eternal Blue Pearl' };
  return { ...composeSticker(draft, choices), ...changes };
}

/**
 * Builds a stored sticker.
 *
 * @example
 * aSticker({ content: aStickerContent({ safety: null }) });
 */
export function aSticker(changes: Partial<Sticker> = {}): Sticker {
  return { id: 'sticker-1', createdAt: Date.UTC(2026, 5, 1, 12), content: aStickerContent(), ...changes };
}
