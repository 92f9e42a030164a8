import { errAsync } from 'neverthrow';
import type { UseCase } from '#ports/call-options.ts';
import type { GatewayError } from '#ports/gateway-error.ts';
import type { StickerCalls } from '#ports/sticker-gateway.ts';
import { hasRestrictedTemplate, printsColorBlockByDefault } from './restricted-year.ts';
import type { Sticker, StickerDraft } from './sticker.ts';
import type { StickerChoices } from './sticker-choices.ts';

/** The sticker to create: the vehicle as found, and the person's choices. */
export interface ConfirmStickerInput {
  readonly draft: StickerDraft;
  readonly choices: StickerChoices;
  /** Whether to print the color block; by default for model years before 1999 (specification, section 9). */
  readonly buildsheetColor?: boolean;
}

/** The reasons why no sticker was created; `vehicle-unknown` if both make and model are unknown. */
export type ConfirmStickerError = GatewayError | { readonly code: 'vehicle-unknown' };

/** Creates the chosen sticker and charges one credit. */
export type ConfirmSticker = UseCase<ConfirmStickerInput, Sticker, ConfirmStickerError>;

/**
 * Creates the use case that confirms a sticker.
 *
 * Source: specification, sections 5 and 7 (STK-11 to STK-15).
 *
 * @example
 * const confirmSticker = createConfirmSticker({ stickers });
 * const sticker = await confirmSticker({ draft, choices: preselectedChoices(draft) });
 */
export function createConfirmSticker({ stickers }: StickerCalls<'confirm'>): ConfirmSticker {
  return ({ draft: { vehicle, mode }, choices, buildsheetColor }, options) => {
    const model = vehicle.model ?? vehicle.series;
    if (vehicle.make === null || model === null) return errAsync({ code: 'vehicle-unknown' });
    return stickers.confirm(
      {
        vin: vehicle.vin,
        year: vehicle.year,
        make: vehicle.make,
        model,
        mode,
        choices,
        regenerate: true,
        buildsheetColor: buildsheetColor ?? printsColorBlockByDefault(vehicle),
        restricted: hasRestrictedTemplate(vehicle),
      },
      options,
    );
  };
}
