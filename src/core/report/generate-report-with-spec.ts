import { errAsync, type ResultAsync } from 'neverthrow';
import type { CallOptions } from '#ports/call-options.ts';
import type { FreeCreditGateway } from '#ports/free-credit-gateway.ts';
import type { IdSource } from '#ports/id-source.ts';
import type { ReportGateway, ReportGenerationError } from '#ports/report-gateway.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { acceptedReport, isFailure, type ReportGenerationFailed, type ReportNotTried } from './accepted-report.ts';

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
 * asked for, a call that is tried again up to three times; what fails even so is made good with a free credit.
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
    const sending = { request: ids.next(), ...options };
    const generation = reports
      .generateWithSpec(request, sending)
      .orElse(
        (error): ResultAsync<true, ReportGenerationError> =>
          isFailure(error) ? reports.generateAntique(request, sending) : errAsync(error),
      );
    return acceptedReport(generation, { vin: vehicle.vin, searchType: 'antique-report' }, freeCredits);
  };
}
