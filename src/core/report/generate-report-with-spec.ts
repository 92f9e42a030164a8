import { errAsync, type ResultAsync } from 'neverthrow';
import type { CallOptions, UseCase } from '#ports/call-options.ts';
import type { IdSource } from '#ports/id-source.ts';
import type { ReportGenerationError } from '#ports/report-gateway.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import {
  acceptedReport,
  type CompensatedCalls,
  isFailure,
  type ReportGenerationFailed,
  type ReportNotTried,
} from './accepted-report.ts';

/** The input for a report from a specification. */
export interface ReportWithSpecInput {
  readonly vehicle: Vehicle;
  /** The address that the report is emailed to. */
  readonly email: string;
  /** In miles; sent only if present. */
  readonly mileage?: number | null;
}

/** The reasons why no report was generated from a specification. */
export type GenerateReportWithSpecError = ReportGenerationFailed | ReportNotTried;

/** Generates a report from a vehicle's specification; returns `true` on success. */
export type GenerateReportWithSpec = UseCase<ReportWithSpecInput, true, GenerateReportWithSpecError>;

/** The dependencies of {@link createGenerateReportWithSpec}. */
export interface GenerateReportWithSpecDependencies extends CompensatedCalls<'generateWithSpec' | 'generateAntique'> {
  /** Generates the idempotency key if the caller provides none; all attempts of the fallback share it. */
  readonly ids: IdSource;
}

/**
 * Creates the use case that generates a report from a vehicle's specification. On failure, it requests the antique
 * report, with up to three retries; if that fails too, a free credit compensates for it.
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
    const sending: CallOptions = { idempotencyKey: ids.next(), ...options };
    const generation = reports
      .generateWithSpec(request, sending)
      .orElse(
        (error): ResultAsync<true, ReportGenerationError> =>
          isFailure(error) ? reports.generateAntique(request, sending) : errAsync(error),
      );
    return acceptedReport(generation, { vin: vehicle.vin, searchType: 'antique-report' }, freeCredits);
  };
}
