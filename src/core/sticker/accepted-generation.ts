import { errAsync, okAsync, type ResultAsync } from 'neverthrow';
import type { FreeCreditGateway } from '#ports/free-credit-gateway.ts';
import type { GatewayError } from '#ports/gateway-error.ts';
import type { StickerGeneration } from '#ports/sticker-gateway.ts';
import { compensateWithCredit, type FreeCreditOutcome } from '../billing/compensate-with-credit.ts';
import type { Sticker, StickerDraft } from './sticker.ts';

/** An existing sticker, or the data needed to choose and confirm a new one. */
export type GeneratedSticker =
  | { readonly kind: 'stored'; readonly sticker: Sticker }
  | { readonly kind: 'draft'; readonly draft: StickerDraft };

/** A failed generation. `freeCredit` is the outcome of the compensation. */
export interface StickerGenerationFailed {
  readonly code: 'generation-failed';
  readonly message: 'Failed to generate sticker';
  readonly cause:
    | Exclude<GatewayError, NotGenerated>
    | { readonly code: 'not-accepted'; readonly message: string | null };
  readonly freeCredit: FreeCreditOutcome;
}

/** The errors that end a generation without counting as its failure, because it was not attempted. */
export type NotGenerated = Extract<GatewayError, { code: 'signed-out' | 'cancelled' | 'no-credit' }>;

/** The subject of a free credit claim. */
export interface GenerationSubject {
  readonly vin: string;
  /** The kind of request, such as `sticker` or `classic-sticker`. */
  readonly searchType: string;
}

/**
 * Handles the response to a sticker request. The statuses `success` and `no_prev_data` are accepted; any other response
 * is a failure, compensated with a free credit that is claimed exactly once.
 *
 * Source: specification, sections 4 and 8 (STK-05, STK-07).
 *
 * @example
 * const generation = stickers.generate({ vin: '1HGCM82693A000001', europe: false, regenerate: false });
 * acceptedGeneration(generation, { vin: '1HGCM82693A000001', searchType: 'sticker' }, freeCredits);
 */
export function acceptedGeneration(
  generation: ResultAsync<StickerGeneration, GatewayError>,
  { vin, searchType }: GenerationSubject,
  freeCredits: FreeCreditGateway,
): ResultAsync<GeneratedSticker, StickerGenerationFailed | NotGenerated> {
  return generation
    .mapErr((cause) => (isNotTried(cause) ? cause : failedBy(cause)))
    .andThen((answer): ResultAsync<GeneratedSticker, Failure | NotGenerated> => {
      if (answer.status === 'success') return okAsync({ kind: 'stored', sticker: answer.sticker });
      if (answer.status === 'no_prev_data') return okAsync({ kind: 'draft', draft: answer.draft });
      return errAsync(failedBy({ code: 'not-accepted', message: answer.message }));
    })
    .orElse((error): ResultAsync<GeneratedSticker, StickerGenerationFailed | NotGenerated> => {
      if (error.code !== 'generation-failed') return errAsync(error);
      const claim = { vin, source: 'sticker', searchType, errorMessage: error.message, creditType: 'sticker' } as const;
      return compensateWithCredit(error, claim, (request) => freeCredits.claim(request));
    });
}

function isNotTried(cause: GatewayError): cause is NotGenerated {
  return cause.code === 'signed-out' || cause.code === 'cancelled' || cause.code === 'no-credit';
}

type Failure = Omit<StickerGenerationFailed, 'freeCredit'>;

function failedBy(cause: Failure['cause']): Failure {
  return { code: 'generation-failed', message: 'Failed to generate sticker', cause };
}
