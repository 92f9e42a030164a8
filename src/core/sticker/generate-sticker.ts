import { errAsync, okAsync, type ResultAsync } from 'neverthrow';
import type { UseCase } from '#ports/call-options.ts';
import type { FreeCreditGateway } from '#ports/free-credit-gateway.ts';
import type { StickerGateway } from '#ports/sticker-gateway.ts';
import type { VehicleGateway } from '#ports/vehicle-gateway.ts';
import { readVin, type Vin, type VinError } from '../vehicle/vin.ts';
import { vinRegion } from '../vehicle/vin-region.ts';
import {
  acceptedGeneration,
  type GeneratedSticker,
  type NotGenerated,
  type StickerGenerationFailed,
} from './accepted-generation.ts';

/** The input for a sticker. */
export interface StickerInput {
  readonly vin: string;
  /** Whether the vehicle was built for Europe; decoded from the VIN by default. */
  readonly europe?: boolean;
  /** Whether to regenerate the sticker if one exists. */
  readonly regenerate?: boolean;
}

/** The reasons why there is no sticker. */
export type GenerateStickerError =
  | VinError
  | { readonly code: 'wrong-vin'; readonly message: 'Wrong VIN' }
  | StickerGenerationFailed
  | NotGenerated;

/** Generates a window sticker for a VIN. */
export type GenerateSticker = UseCase<StickerInput, GeneratedSticker, GenerateStickerError>;

/** The dependencies of {@link createGenerateSticker}. */
export interface GenerateStickerDependencies {
  readonly stickers: Pick<StickerGateway, 'generate' | 'generateClassic'>;
  readonly vehicles: Pick<VehicleGateway, 'classicMapping' | 'decode'>;
  readonly freeCredits: FreeCreditGateway;
}

/**
 * Creates the use case that generates a window sticker. A VIN of 14 or fewer characters goes through the classic
 * mapping. A failed generation is compensated with a free credit, claimed exactly once; a missing sign-in, leaving the
 * page or a wrong VIN is not compensated.
 *
 * Source: specification, sections 4, 5 and 8 (STK-02 to STK-07).
 *
 * @example
 * const generateSticker = createGenerateSticker({ stickers, vehicles, freeCredits });
 * const result = await generateSticker({ vin: '1HGCM82693A000001' });
 * if (result.isErr() && result.error.code === 'wrong-vin') showMessage(result.error.message);
 */
export function createGenerateSticker({
  stickers,
  vehicles,
  freeCredits,
}: GenerateStickerDependencies): GenerateSticker {
  return ({ vin: text, europe, regenerate = false }, options) => {
    const vin = readVin(text);
    if (vin.isErr()) return errAsync(vin.error);
    return vin.value.kind === 'classic' ? generateClassic(vin.value) : generateStandard(vin.value);

    function generateStandard({ value }: Vin): ResultAsync<GeneratedSticker, GenerateStickerError> {
      const generation = isEuropean(value).andThen((isEurope) =>
        stickers.generate({ vin: value, europe: isEurope, regenerate }, options),
      );
      return acceptedGeneration(generation, { vin: value, searchType: 'sticker' }, freeCredits);
    }

    // A VIN that begins in North America needs no lookup.
    function isEuropean(value: string): ResultAsync<boolean, never> {
      if (europe !== undefined || vinRegion(value) === 'north-america') return okAsync(europe ?? false);
      return vehicles
        .decode(value, options)
        .map(({ isEurope }) => isEurope)
        .orElse(() => okAsync(false));
    }

    function generateClassic({ value }: Vin): ResultAsync<GeneratedSticker, GenerateStickerError> {
      return vehicles
        .classicMapping(value, options)
        .mapErr(
          (error): GenerateStickerError =>
            error.code === 'signed-out' || error.code === 'cancelled'
              ? error
              : { code: 'wrong-vin', message: 'Wrong VIN' },
        )
        .andThen(({ year, make, model, series }) => {
          const generation = stickers.generateClassic({ vin: value, year, make, model, series }, options);
          return acceptedGeneration(generation, { vin: value, searchType: 'classic-sticker' }, freeCredits);
        });
    }
  };
}
