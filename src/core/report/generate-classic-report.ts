import { errAsync, type ResultAsync } from 'neverthrow';
import type { CallOptions } from '#ports/call-options.ts';
import type { FreeCreditGateway } from '#ports/free-credit-gateway.ts';
import type { ReportGateway } from '#ports/report-gateway.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { readVin } from '../vehicle/vin.ts';
import { acceptedReport } from './accepted-report.ts';
import type { GenerateReportError } from './generate-report.ts';
import type { Report } from './report.ts';

/** The input for a classic report. */
export interface ClassicReportInput {
  readonly vehicle: Pick<Vehicle, 'vin' | 'year' | 'make' | 'model' | 'series'>;
  /** Whether the origin checks that the vehicle name matches the VIN. Defaults to `false`. */
  readonly checkVehicleName?: boolean;
  /** In miles; sent only if present. */
  readonly mileage?: number | null;
}

/** Generates a classic report. */
export type GenerateClassicReport = (
  input: ClassicReportInput,
  options?: CallOptions,
) => ResultAsync<Report, GenerateReportError>;

/** The dependencies of {@link createGenerateClassicReport}. */
export interface GenerateClassicReportDependencies {
  readonly reports: Pick<ReportGateway, 'generateClassic'>;
  readonly freeCredits: FreeCreditGateway;
}

/**
 * Creates the use case that generates a classic report. A failure is compensated as for any report.
 *
 * Source: specification, sections 4 and 7 (RPT-05, RPT-06, RPT-07).
 *
 * @example
 * const reports = { generateClassic: () => errAsync({ code: 'not-accepted', message: 'no data' } as const) };
 * const generateClassicReport = createGenerateClassicReport({ reports, freeCredits });
 * const report = await generateClassicReport({ vehicle: draft.vehicle, checkVehicleName: true });
 */
export function createGenerateClassicReport({
  reports,
  freeCredits,
}: GenerateClassicReportDependencies): GenerateClassicReport {
  return ({ vehicle: { vin, year, make, model, series }, checkVehicleName = false, mileage = null }, options) =>
    readVin(vin).match(
      ({ value }): ResultAsync<Report, GenerateReportError> =>
        acceptedReport(
          reports.generateClassic({ vin: value, checkVehicleName, year, make, model, series, mileage }, options),
          { vin: value, searchType: 'classic-report' },
          freeCredits,
        ),
      (error) => errAsync(error),
    );
}
