import { errAsync, okAsync, type ResultAsync } from 'neverthrow';
import type { FreeCreditGateway } from '#ports/free-credit-gateway.ts';
import type { GatewayError } from '#ports/gateway-error.ts';
import type { StickerGeneration } from '#ports/sticker-gateway.ts';
import { compensateWithCredit, type FreeCreditOutcome } from '../billing/compensate-with-credit.ts';
import type { Sticker, StickerDraft } from './sticker.ts';

/** A sticker that is kept already, or all that is needed to choose and confirm a new one. */
export type GeneratedSticker =
  | { readonly kind: 'stored'; readonly sticker: Sticker }
  | { readonly kind: 'draft'; readonly draft: StickerDraft };

/** A generation that failed. `freeCredit` tells whether the failure was made good. */
export interface StickerGenerationFailed {
  readonly code: 'generation-failed';
  readonly message: 'Failed to generate sticker';
  readonly cause:
    | Exclude<GatewayError, NotGenerated>
    | { readonly code: 'not-accepted'; readonly message: string | null };
  readonly freeCredit: FreeCreditOutcome;
}

/** What ends a generation without being its failure: it was not tried. */
export type NotGenerated = Extract<GatewayError, { code: 'signed-out' | 'cancelled' | 'no-credit' }>;

/** What a free credit would be claimed for. */
export interface GenerationSubject {
  readonly vin: string;
  /** What was asked for, such as `sticker` or `classic-sticker`. */
  readonly searchType: string;
}

/**
 * Takes an answer to the wish for a sticker: it is accepted with the status `success` or `no_prev_data`. Anything else
 * is a failure, and is made good with a free credit, claimed exactly once.
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
