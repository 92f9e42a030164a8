import type { ResultAsync } from 'neverthrow';
import type { VinportContainer } from '../../../composition/create-container.ts';
import type { GeneratedSticker } from '../../../core/sticker/accepted-generation.ts';
import type { GenerateStickerError } from '../../../core/sticker/generate-sticker.ts';
import type { GenerateStickerByNameError } from '../../../core/sticker/generate-sticker-by-name.ts';
import type { StickerSubject } from './sticker-subject.ts';

/** Why there is nothing to choose from. */
export type DraftError = GenerateStickerError | GenerateStickerByNameError;

/** Asks for the sticker of what was typed or picked: the kept one, or a draft. `regenerate` asks for a draft in any case. */
export function generateDraft(
  container: VinportContainer,
  subject: StickerSubject,
  { regenerate, signal }: { readonly regenerate: boolean; readonly signal: AbortSignal },
): ResultAsync<GeneratedSticker, DraftError> {
  if (subject.way === 'vin') return container.get('generateSticker')({ vin: subject.vin, regenerate }, { signal });
  const { year, make, model } = subject;
  const name = { year: /^\d{4}$/.test(year.trim()) ? Number(year) : null, make, model };
  return container.get('generateStickerByName')(name, { signal });
}
