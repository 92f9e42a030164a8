import type { UseCase } from '#ports/call-options.ts';
import { readVin, type VinError } from '../vehicle/vin.ts';
import {
  acceptedReport,
  type CompensatedCalls,
  type ReportGenerationFailed,
  type ReportNotTried,
} from './accepted-report.ts';
import type { GenerateReportError } from './generate-report.ts';
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
export type GenerateBasicReport = UseCase<BasicReportInput, Report, GenerateBasicReportError>;

/** The dependencies of {@link createGenerateBasicReport}. */
export type GenerateBasicReportDependencies = CompensatedCalls<'generateBasic'>;

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
    readVin(vin).asyncAndThen(({ value }) =>
      acceptedReport(
        reports.generateBasic({ vin: value, mileage: (mileage ?? 0) > 0 ? mileage : null }, options),
        { vin: value, searchType: 'basic-report' },
        freeCredits,
      ).mapErr((error) =>
        error.code === 'generation-failed' ? { ...error, message: error.message ?? BASIC_REPORT_FAILURE_TEXT } : error,
      ),
    );
}

/** The input for a firefly report. */
export interface FireflyReportInput {
  readonly vin: string;
  /** In miles; sent only if present. */
  readonly mileage?: number | null;
}

/** Generates a firefly report for a VIN. */
export type GenerateFireflyReport = UseCase<FireflyReportInput, Report, GenerateReportError>;

/** The dependencies of {@link createGenerateFireflyReport}. */
export interface GenerateFireflyReportDependencies extends CompensatedCalls<'generateFirefly'> {
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
    readVin(vin).asyncAndThen(({ value }) =>
      acceptedReport(
        reports.generateFirefly({ vin: value, mileage, siteDomain }, options),
        { vin: value, searchType: 'firefly-report' },
        freeCredits,
      ),
    );
}
