import { errAsync, type ResultAsync } from 'neverthrow';
import type { CallOptions } from '#ports/call-options.ts';
import type { FreeCreditGateway } from '#ports/free-credit-gateway.ts';
import type { ReportGateway } from '#ports/report-gateway.ts';
import { readVin } from '../vehicle/vin.ts';
import { acceptedReport } from './accepted-report.ts';
import type { GenerateReportError } from './generate-report.ts';
import type { Report } from './report.ts';

/** The input for a firefly report. */
export interface FireflyReportInput {
  readonly vin: string;
  /** In miles; sent only if present. */
  readonly mileage?: number | null;
}

/** Generates a firefly report for a VIN. */
export type GenerateFireflyReport = (
  input: FireflyReportInput,
  options?: CallOptions,
) => ResultAsync<Report, GenerateReportError>;

/** The dependencies of {@link createGenerateFireflyReport}. */
export interface GenerateFireflyReportDependencies {
  readonly reports: Pick<ReportGateway, 'generateFirefly'>;
  readonly freeCredits: FreeCreditGateway;
  /** The domain of the current site, which is sent with the call. */
  readonly siteDomain: string;
}

/**
 * Creates the use case that generates a firefly report. A failure is compensated as for any report.
 *
 * Source: specification, sections 4 and 7 (RPT-06, RPT-07, RPT-09).
 *
 * @example
 * const reports = { generateFirefly: () => errAsync({ code: 'not-accepted', message: 'no data' } as const) };
 * const siteDomain = 'test.vinport.example';
 * const generateFireflyReport = createGenerateFireflyReport({ reports, freeCredits, siteDomain });
 * const report = await generateFireflyReport({ vin: '1HGCM82693A000001' });
 */
export function createGenerateFireflyReport({
  reports,
  freeCredits,
  siteDomain,
}: GenerateFireflyReportDependencies): GenerateFireflyReport {
  return ({ vin, mileage = null }, options) =>
    readVin(vin).match(
      ({ value }): ResultAsync<Report, GenerateReportError> =>
        acceptedReport(
          reports.generateFirefly({ vin: value, mileage, siteDomain }, options),
          { vin: value, searchType: 'firefly-report' },
          freeCredits,
        ),
      (error) => errAsync(error),
    );
}
