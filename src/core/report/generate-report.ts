import type { ResultAsync } from 'neverthrow';
import type { GenerateReportOptions } from '#ports/report-gateway.ts';
import { readVin, type VinError } from '../vehicle/vin.ts';
import {
  acceptedReport,
  type CompensatedCalls,
  type ReportGenerationFailed,
  type ReportNotTried,
} from './accepted-report.ts';
import type { Report } from './report.ts';

/** The default market whose records are searched (specification, section 9). */
export const DEFAULT_REPORT_TYPE = 'US';

/** The input for a report. */
export interface ReportInput {
  readonly vin: string;
  /** In miles; sent only if present. */
  readonly mileage?: number | null;
  readonly reportType?: string;
}

/** The reasons why there is no report. */
export type GenerateReportError = VinError | ReportGenerationFailed | ReportNotTried;

/** Generates a vehicle history report for a VIN. */
export type GenerateReport = (
  input: ReportInput,
  options?: GenerateReportOptions,
) => ResultAsync<Report, GenerateReportError>;

/** The dependencies of {@link createGenerateReport}. */
export type GenerateReportDependencies = CompensatedCalls<'generate'>;

/**
 * Creates the use case that generates a vehicle history report. A failed generation returns the server's message and is
 * compensated with a free credit; having no credit left does not count as a failure.
 *
 * Source: specification, sections 4, 5 and 7 (RPT-03, RPT-06, RPT-07).
 *
 * @example
 * const reports = { generate: () => errAsync({ code: 'not-accepted', message: 'no data' } as const) };
 * const report = await createGenerateReport({ reports, freeCredits })({ vin: '1HGCM82693A000001', mileage: 52_000 });
 */
export function createGenerateReport({ reports, freeCredits }: GenerateReportDependencies): GenerateReport {
  return ({ vin, mileage = null, reportType = DEFAULT_REPORT_TYPE }, options) =>
    readVin(vin).asyncAndThen(({ value }) =>
      acceptedReport(
        reports.generate({ vin: value, mileage, reportType }, options),
        { vin: value, searchType: 'report' },
        freeCredits,
      ),
    );
}
