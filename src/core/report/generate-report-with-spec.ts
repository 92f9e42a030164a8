import { errAsync, type ResultAsync } from 'neverthrow';
import type { CallOptions } from '../../ports/call-options.ts';
import type { FreeCreditGateway } from '../../ports/free-credit-gateway.ts';
import type { IdSource } from '../../ports/id-source.ts';
import type { ReportGateway, ReportGenerationError } from '../../ports/report-gateway.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { acceptedReport, isFailure, type ReportGenerationFailed, type ReportNotTried } from './accepted-report.ts';
import { triedAgain } from './tried-again.ts';

/** How often the fallback is tried again (specification, section 9). */
export const ANTIQUE_RETRIES = 3;
/** The wait before the first of them, in milliseconds; it doubles, as for every call that failed. */
const ANTIQUE_FIRST_DELAY_MS = 1_000;

/** What a report from a specification is wanted for. */
export interface ReportWithSpecInput {
  readonly vehicle: Vehicle;
  /** Where the report goes. */
  readonly email: string;
  /** In miles; sent only when present. */
  readonly mileage?: number | null;
}

/** Why no report was made from a specification. */
export type GenerateReportWithSpecError = ReportGenerationFailed | ReportNotTried;

/** Generates a report from a vehicle's specification; `true` when it was made. */
export type GenerateReportWithSpec = (
  input: ReportWithSpecInput,
  options?: CallOptions,
) => ResultAsync<true, GenerateReportWithSpecError>;

/** What {@link createGenerateReportWithSpec} needs. */
export interface GenerateReportWithSpecDependencies {
  readonly reports: Pick<ReportGateway, 'generateWithSpec' | 'generateAntique'>;
  readonly freeCredits: FreeCreditGateway;
  /** Names the wish where the caller does not: all tries of the fallback are one wish. */
  readonly ids: IdSource;
}

/**
 * Makes the use case that generates a report from a vehicle's specification. Where that fails the antique report is
 * tried, and tried again up to three times, after 1000 ms and then twice as long each time; what is left of the failure
 * after that is made good with a free credit.
 *
 * Source: specification, sections 4, 7 and 9 (RPT-01, RPT-02, RPT-07).
 *
 * @example
 * const reports = { generateWithSpec: () => okAsync(true as const), generateAntique: () => okAsync(true as const) };
 * const generateReportWithSpec = createGenerateReportWithSpec({ reports, freeCredits, ids });
 * await generateReportWithSpec({ vehicle: draft.vehicle, email: 'user@demo.vinport.example' }); // ok(true)
 */
export function createGenerateReportWithSpec({
  reports,
  freeCredits,
  ids,
}: GenerateReportWithSpecDependencies): GenerateReportWithSpec {
  return ({ vehicle, email, mileage = null }, options) => {
    const request = { vehicle, email, mileage };
    const oneWish = { wish: ids.next(), ...options };
    const generation = reports
      .generateWithSpec(request, oneWish)
      .orElse((error): ResultAsync<true, ReportGenerationError> => (isFailure(error) ? antique() : errAsync(error)));
    return acceptedReport(generation, { vin: vehicle.vin, searchType: 'antique-report' }, freeCredits);

    function antique(): ResultAsync<true, ReportGenerationError> {
      return triedAgain(() => reports.generateAntique(request, oneWish), {
        retries: ANTIQUE_RETRIES,
        firstDelayMs: ANTIQUE_FIRST_DELAY_MS,
        isWorthRetrying: isFailure,
        signal: options?.signal,
      });
    }
  };
}
