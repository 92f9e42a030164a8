import { errAsync, okAsync, type ResultAsync } from 'neverthrow';
import type { CallOptions } from '../../ports/call-options.ts';
import type { FreeCreditGateway } from '../../ports/free-credit-gateway.ts';
import type { GatewayError } from '../../ports/gateway-error.ts';
import type { StickerGateway, StickerGeneration } from '../../ports/sticker-gateway.ts';
import type { VehicleGateway } from '../../ports/vehicle-gateway.ts';
import { readVin, type Vin, type VinError } from '../vehicle/vin.ts';
import type { Sticker, StickerDraft } from './sticker.ts';

/** What a sticker is wanted for. */
export interface StickerInput {
  readonly vin: string;
  /** Whether the vehicle was built for Europe. */
  readonly europe?: boolean;
  /** Make it afresh although one is kept. */
  readonly regenerate?: boolean;
}

/** A sticker that is kept already, or all that is needed to choose and confirm a new one. */
export type GeneratedSticker =
  | { readonly kind: 'kept'; readonly sticker: Sticker }
  | { readonly kind: 'draft'; readonly draft: StickerDraft };

/** Why there is no sticker. `freeCredit` tells whether the failure was made good. */
export type GenerateStickerError =
  | VinError
  | { readonly code: 'wrong-vin'; readonly message: 'Wrong VIN' }
  | {
      readonly code: 'generation-failed';
      readonly message: 'Failed to generate sticker';
      readonly cause: GatewayError | { readonly code: 'not-accepted'; readonly message: string | null };
      readonly freeCredit: 'granted' | 'refused' | 'unknown';
    }
  | Extract<GatewayError, { code: 'signed-out' | 'cancelled' }>;

/** Generates a window sticker for a VIN. */
export type GenerateSticker = (
  input: StickerInput,
  options?: CallOptions,
) => ResultAsync<GeneratedSticker, GenerateStickerError>;

/** What {@link createGenerateSticker} needs. */
export interface GenerateStickerDependencies {
  readonly stickers: Pick<StickerGateway, 'generate' | 'generateClassic'>;
  readonly vehicles: Pick<VehicleGateway, 'classicMapping'>;
  readonly freeCredits: FreeCreditGateway;
}

/**
 * Makes the use case that generates a window sticker. A VIN of 14 characters or fewer goes by the classic mapping; a
 * generation that fails is made good with a free credit, claimed exactly once. Being signed out or leaving the page is
 * no failure, and a wrong VIN earns no credit.
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
  return ({ vin: text, europe = false, regenerate = false }, options) => {
    const vin = readVin(text);
    if (vin.isErr()) return errAsync(vin.error);
    return vin.value.kind === 'classic' ? generateClassic(vin.value) : generateStandard(vin.value);

    function generateStandard({ value }: Vin): ResultAsync<GeneratedSticker, GenerateStickerError> {
      return accepted(stickers.generate({ vin: value, europe, regenerate }, options), value, 'sticker');
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
        .andThen(({ year, make, model, series }) =>
          accepted(
            stickers.generateClassic({ vin: value, year, make, model, series }, options),
            value,
            'classic-sticker',
          ),
        );
    }
  };

  function accepted(
    generation: ResultAsync<StickerGeneration, GatewayError>,
    vin: string,
    searchType: string,
  ): ResultAsync<GeneratedSticker, GenerateStickerError> {
    return generation
      .mapErr((cause) => (cause.code === 'signed-out' || cause.code === 'cancelled' ? cause : failedBy(cause)))
      .andThen((answer): ResultAsync<GeneratedSticker, Failure | SignedOutOrCancelled> => {
        if (answer.status === 'success') return okAsync({ kind: 'kept', sticker: answer.sticker });
        if (answer.status === 'no_prev_data') return okAsync({ kind: 'draft', draft: answer.draft });
        return errAsync(failedBy({ code: 'not-accepted', message: answer.message }));
      })
      .orElse((error) => (error.code === 'generation-failed' ? madeGood(error) : errAsync(error)));

    function madeGood(failure: Failure): ResultAsync<GeneratedSticker, GenerateStickerError> {
      return freeCredits
        .claim({ vin, source: 'sticker', searchType, errorMessage: failure.message, creditType: 'sticker' })
        .orElse(() => okAsync('unknown' as const))
        .andThen((freeCredit) => errAsync({ ...failure, freeCredit }));
    }
  }
}

type SignedOutOrCancelled = Extract<GatewayError, { code: 'signed-out' | 'cancelled' }>;
type Failure = Omit<Extract<GenerateStickerError, { code: 'generation-failed' }>, 'freeCredit'>;

function failedBy(cause: Failure['cause']): Failure {
  return { code: 'generation-failed', message: 'Failed to generate sticker', cause };
}
