import { errAsync, type ResultAsync } from 'neverthrow';
import type { FreeCreditGateway } from '#ports/free-credit-gateway.ts';
import type { GatewayError } from '#ports/gateway-error.ts';
import type { ReportCalls, ReportGateway, ReportGenerationError } from '#ports/report-gateway.ts';
import { compensateWithCredit, type FreeCreditOutcome } from '../billing/compensate-with-credit.ts';

/**
 * A report that could not be generated. `message` is the server's text (its message or msg, such as `no data`), or
 * `null`; `freeCredit` is the outcome of the compensation.
 */
export interface ReportGenerationFailed<Message extends string | null = string | null> {
  readonly code: 'generation-failed';
  readonly status: 'error';
  readonly message: Message;
  readonly cause: Exclude<ReportGenerationError, ReportNotTried>;
  readonly freeCredit: FreeCreditOutcome;
}

/**
 * The errors that end a generation without counting as its failure: no one is signed in, the caller has left, or no
 * credit is left.
 */
export type ReportNotTried = Extract<GatewayError, { code: 'signed-out' | 'cancelled' | 'no-credit' }>;

/** Dependencies on calls that generate a report, and on the free credit that compensates for a failure. */
export interface CompensatedCalls<Name extends keyof ReportGateway> extends ReportCalls<Name> {
  readonly freeCredits: FreeCreditGateway;
}

/** The report whose failure is compensated. */
export interface ReportSubject {
  readonly vin: string;
  /** The kind of request, such as `report` or `classic-report`. */
  readonly searchType: string;
}

/**
 * Handles the response to a report request. A failure contains the server's message and is compensated with a free
 * credit, claimed exactly once.
 *
 * Source: specification, sections 4 and 8 (RPT-07).
 *
 * @example
 * const generation = errAsync({ code: 'not-accepted', message: 'no data' } as const);
 * acceptedReport(generation, { vin: '1HGCM82693A000001', searchType: 'report' }, freeCredits);
 */
export function acceptedReport<Made>(
  generation: ResultAsync<Made, ReportGenerationError>,
  { vin, searchType }: ReportSubject,
  freeCredits: FreeCreditGateway,
): ResultAsync<Made, ReportGenerationFailed | ReportNotTried> {
  return generation.orElse((cause): ResultAsync<Made, ReportGenerationFailed | ReportNotTried> => {
    if (!isFailure(cause)) return errAsync(cause);
    const message = messageIn(cause);
    const claim = {
      vin,
      source: 'report',
      searchType,
      errorMessage: message ?? cause.code,
      creditType: 'vhr',
    } as const;
    return compensateWithCredit(
      { code: 'generation-failed', status: 'error', message, cause } as const,
      claim,
      (request) => freeCredits.claim(request),
    );
  });
}

/**
 * Returns whether an error is a failed generation, which qualifies for a fallback, a retry and a free credit.
 *
 * @example
 * isFailure({ code: 'no-credit' }); // false
 */
export function isFailure(error: ReportGenerationError): error is Exclude<ReportGenerationError, ReportNotTried> {
  return error.code !== 'signed-out' && error.code !== 'cancelled' && error.code !== 'no-credit';
}

function messageIn(cause: ReportGenerationError): string | null {
  return 'message' in cause ? (cause.message ?? null) : null;
}
