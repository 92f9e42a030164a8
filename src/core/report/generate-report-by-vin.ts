import type { ResultAsync } from 'neverthrow';
import type { GenerateReportOptions } from '#ports/report-gateway.ts';
import { readVin } from '../vehicle/vin.ts';
import type { GenerateClassicReport } from './generate-classic-report.ts';
import type { GenerateReport, GenerateReportError, ReportInput } from './generate-report.ts';
import type { Report } from './report.ts';

/** Generates the report that matches a VIN: a classic report for a classic VIN, the standard report for any other. */
export type GenerateReportByVin = (
  input: Pick<ReportInput, 'vin' | 'mileage'>,
  options?: GenerateReportOptions,
) => ResultAsync<Report, GenerateReportError>;

/** The dependencies of {@link createGenerateReportByVin}. */
export interface GenerateReportByVinDependencies {
  readonly generateReport: GenerateReport;
  readonly generateClassicReport: GenerateClassicReport;
}

/**
 * Creates the use case that generates a report from a VIN alone. The origin identifies the vehicle of a classic VIN.
 *
 * Source: specification, sections 5 and 7 (RPT-03, RPT-05).
 *
 * @example
 * const generateReportByVin = createGenerateReportByVin({
 *   generateReport: container.get('generateReport'),
 *   generateClassicReport: container.get('generateClassicReport'),
 * });
 * await generateReportByVin({ vin: '1HGCM82693A000001' });
 */
export function createGenerateReportByVin({
  generateReport,
  generateClassicReport,
}: GenerateReportByVinDependencies): GenerateReportByVin {
  return ({ vin, mileage = null }, options) =>
    readVin(vin).asyncAndThen(({ kind, value }) =>
      kind === 'classic'
        ? generateClassicReport(
            { vehicle: { vin: value, year: null, make: null, model: null, series: null }, mileage },
            options,
          )
        : generateReport({ vin: value, mileage }, options),
    );
}
