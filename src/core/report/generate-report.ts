import { errAsync, type ResultAsync } from 'neverthrow';
import type { FreeCreditGateway } from '#ports/free-credit-gateway.ts';
import type { GenerateReportOptions, ReportGateway } from '#ports/report-gateway.ts';
import { readVin, type VinError } from '../vehicle/vin.ts';
import { acceptedReport, type ReportGenerationFailed, type ReportNotTried } from './accepted-report.ts';
import type { Report } from './report.ts';

/** The market whose records are searched unless another is named (specification, section 9). */
export const DEFAULT_REPORT_TYPE = 'US';

/** What a report is wanted for. */
export interface ReportInput {
  readonly vin: string;
  /** In miles; sent only when present. */
  readonly mileage?: number | null;
  readonly reportType?: string;
}

/** Why there is no report. */
export type GenerateReportError = VinError | ReportGenerationFailed | ReportNotTried;

/** Generates a vehicle history report for a VIN. */
export type GenerateReport = (
  input: ReportInput,
  options?: GenerateReportOptions,
) => ResultAsync<Report, GenerateReportError>;

/** What {@link createGenerateReport} needs. */
export interface GenerateReportDependencies {
  readonly reports: Pick<ReportGateway, 'generate'>;
  readonly freeCredits: FreeCreditGateway;
}

/**
 * Makes the use case that generates a vehicle history report. A generation that fails tells what the server said and is
 * made good with a free credit; to have no credit left is no failure.
 *
 * Source: specification, sections 4, 5 and 7 (RPT-03, RPT-06, RPT-07).
 *
 * @example
 * const reports = { generate: () => errAsync({ code: 'not-accepted', message: 'no data' } as const) };
 * const report = await createGenerateReport({ reports, freeCredits })({ vin: '1HGCM82693A000001', mileage: 52_000 });
 */
export function createGenerateReport({ reports, freeCredits }: GenerateReportDependencies): GenerateReport {
  return ({ vin, mileage = null, reportType = DEFAULT_REPORT_TYPE }, options) =>
    readVin(vin).match(
      ({ value }): ResultAsync<Report, GenerateReportError> =>
        acceptedReport(
          reports.generate({ vin: value, mileage, reportType }, options),
          { vin: value, searchType: 'report' },
          freeCredits,
        ),
      (error) => errAsync(error),
    );
}
