import { ResultAsync } from 'neverthrow';
import type { VinportContainer } from '#composition/create-container.ts';
import type { GeneratedSticker } from '#core/sticker/accepted-generation.ts';
import type { GenerateStickerError } from '#core/sticker/generate-sticker.ts';
import type { GenerateStickerByNameError } from '#core/sticker/generate-sticker-by-name.ts';
import { readVin } from '#core/vehicle/vin.ts';
import { vinRegion } from '#core/vehicle/vin-region.ts';
import type { StickerSubject } from './sticker-subject.ts';

/** Why there is nothing to choose from. */
export type DraftError = GenerateStickerError | GenerateStickerByNameError;

/** Asks for the sticker of what was typed or picked: the kept one, or a draft. `regenerate` asks for a draft in any case. */
export function generateDraft(
  container: VinportContainer,
  subject: StickerSubject,
  { regenerate, signal }: { readonly regenerate: boolean; readonly signal: AbortSignal },
): ResultAsync<GeneratedSticker, DraftError> {
  if (subject.way === 'vin') {
    const { vin } = subject;
    return ResultAsync.fromSafePromise(isEuropean(container, vin, signal)).andThen((europe) =>
      container.get('generateSticker')({ vin, europe, regenerate }, { signal }),
    );
  }
  const { year, make, model } = subject;
  const name = { year: /^\d{4}$/.test(year.trim()) ? Number(year) : null, make, model };
  return container.get('generateStickerByName')(name, { signal });
}

/** Whether its VIN stands for a European vehicle. One whose VIN begins in North America is none, and costs no call. */
async function isEuropean(container: VinportContainer, text: string, signal: AbortSignal): Promise<boolean> {
  const vin = readVin(text).unwrapOr(null);
  if (vin?.kind !== 'standard' || vinRegion(vin.value) === 'north-america') return false;
  const decoded = await container.get('decodeVehicle')(vin.value, { signal });
  return decoded.map(({ isEurope }) => isEurope).unwrapOr(false);
}
