import { errAsync, type ResultAsync } from 'neverthrow';
import type { CallOptions } from '#ports/call-options.ts';
import type { FreeCreditGateway } from '#ports/free-credit-gateway.ts';
import type { ReportGateway } from '#ports/report-gateway.ts';
import { readVin, type VinError } from '../vehicle/vin.ts';
import { acceptedReport, type ReportGenerationFailed, type ReportNotTried } from './accepted-report.ts';
import type { Report } from './report.ts';

/** The text of a failed short report if the server returns none (specification, section 8). */
export const BASIC_REPORT_FAILURE_TEXT = 'Something went wrong';

/** The input for a short report. */
export interface BasicReportInput {
  readonly vin: string;
  /** In miles; sent only if above zero. */
  readonly mileage?: number | null;
}

/** The reasons why there is no short report; a failure always has a text. */
export type GenerateBasicReportError = VinError | ReportGenerationFailed<string> | ReportNotTried;

/** Generates a short report (unlimited VIN check) for a VIN. */
export type GenerateBasicReport = (
  input: BasicReportInput,
  options?: CallOptions,
) => ResultAsync<Report, GenerateBasicReportError>;

/** The dependencies of {@link createGenerateBasicReport}. */
export interface GenerateBasicReportDependencies {
  readonly reports: Pick<ReportGateway, 'generateBasic'>;
  readonly freeCredits: FreeCreditGateway;
}

/**
 * Creates the use case that generates a short report. A failure is compensated as for any report.
 *
 * Source: specification, sections 4, 5, 7 and 8 (RPT-04).
 *
 * @example
 * const reports = { generateBasic: () => errAsync({ code: 'not-accepted', message: null } as const) };
 * const report = await createGenerateBasicReport({ reports, freeCredits })({ vin: '1HGCM82693A000001' });
 */
export function createGenerateBasicReport({
  reports,
  freeCredits,
}: GenerateBasicReportDependencies): GenerateBasicReport {
  return ({ vin, mileage = null }, options) =>
    readVin(vin).match(
      ({ value }): ResultAsync<Report, GenerateBasicReportError> =>
        acceptedReport(
          reports.generateBasic({ vin: value, mileage: (mileage ?? 0) > 0 ? mileage : null }, options),
          { vin: value, searchType: 'basic-report' },
          freeCredits,
        ).mapErr((error) =>
          error.code === 'generation-failed'
            ? { ...error, message: error.message ?? BASIC_REPORT_FAILURE_TEXT }
            : error,
        ),
      (error) => errAsync(error),
    );
}
