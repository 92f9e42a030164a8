import type { StickerDraft } from '#core/sticker/sticker.ts';
import { preselectedChoices, type StickerChoices } from '#core/sticker/sticker-choices.ts';
import type { ConfirmStickerRequest } from '#ports/sticker-gateway.ts';
import { aStickerDraft } from './a-sticker-draft.ts';

/**
 * Builds a request to confirm a preselected draft, with the given changes to the choices.
 *
 * @example
 * aConfirmStickerRequest(draft, { exteriorColor: 'Eternal Blue Pearl' });
 */
export function aConfirmStickerRequest(
  draft: StickerDraft = aStickerDraft(),
  choices: Partial<StickerChoices> = {},
): ConfirmStickerRequest {
  const { vehicle, mode } = draft;
  return {
    vin: vehicle.vin,
    year: vehicle.year,
    make: vehicle.make ?? '',
    model: vehicle.model ?? '',
    mode,
    choices: { ...preselectedChoices(draft), ...choices },
    regenerate: true,
    buildsheetColor: true,
    restricted: false,
  };
}
