import type { UseCase } from '#ports/call-options.ts';
import type { FreeCreditGateway } from '#ports/free-credit-gateway.ts';
import type { StickerGateway } from '#ports/sticker-gateway.ts';
import {
  acceptedGeneration,
  type GeneratedSticker,
  type NotGenerated,
  type StickerGenerationFailed,
} from './accepted-generation.ts';
import { readVehicleName, type VehicleNameError, type VehicleNameInput } from './vehicle-name.ts';

/** A sticker by year, make and model: an existing one or a draft, tagged with its mode. */
export type StickerByName = GeneratedSticker & { readonly mode: 'ymmt' };

/** The reasons why there is no sticker by year, make and model. */
export type GenerateStickerByNameError = VehicleNameError | StickerGenerationFailed | NotGenerated;

/** Generates a window sticker for a year, make and model. */
export type GenerateStickerByName = UseCase<VehicleNameInput, StickerByName, GenerateStickerByNameError>;

/** The dependencies of {@link createGenerateStickerByName}. */
export interface GenerateStickerByNameDependencies {
  readonly stickers: Pick<StickerGateway, 'generateByName'>;
  readonly freeCredits: FreeCreditGateway;
}

/**
 * Creates the use case that generates a sticker by year, make and model, all of which are required. A failure is
 * compensated with a free credit as for any sticker; without a VIN, the claim contains none.
 *
 * Source: specification, sections 4, 5 and 7 (STK-07, STK-08).
 *
 * @example
 * const generateByName = createGenerateStickerByName({ stickers, freeCredits });
 * const result = await generateByName({ year: 2003, make: 'Honda', model: 'Accord' });
 */
export function createGenerateStickerByName({
  stickers,
  freeCredits,
}: GenerateStickerByNameDependencies): GenerateStickerByName {
  return (input, options) =>
    readVehicleName(input).asyncAndThen((name) =>
      acceptedGeneration(
        stickers.generateByName(name, options),
        { vin: '', searchType: 'ymmt-sticker' },
        freeCredits,
      ).map((generated) => ({ ...generated, mode: 'ymmt' })),
    );
}
