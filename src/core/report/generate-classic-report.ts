import type { UseCase } from '#ports/call-options.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { readVin } from '../vehicle/vin.ts';
import { acceptedReport, type CompensatedCalls } from './accepted-report.ts';
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
export type GenerateClassicReport = UseCase<ClassicReportInput, Report, GenerateReportError>;

/** The dependencies of {@link createGenerateClassicReport}. */
export type GenerateClassicReportDependencies = CompensatedCalls<'generateClassic'>;

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
    readVin(vin).asyncAndThen(({ value }) =>
      acceptedReport(
        reports.generateClassic({ vin: value, checkVehicleName, year, make, model, series, mileage }, options),
        { vin: value, searchType: 'classic-report' },
        freeCredits,
      ),
    );
}
