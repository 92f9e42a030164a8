import type { Vehicle } from '../vehicle/vehicle.ts';
import type { SectionCoverage } from './report-coverage.ts';

/** The extent of a vehicle's data before purchase: counts only, without the data itself. */
export interface ReportPreview {
  readonly vehicle: Vehicle;
  readonly sections: readonly SectionCoverage[];
  /** The number of records of this specific vehicle, without recalls, which anyone can look up. */
  readonly records: number;
  /** Whether a report is available. */
  readonly hasReport: boolean;
  /** Whether a window sticker is available. */
  readonly hasSticker: boolean;
  /** Whether all data is demonstration data. */
  readonly demonstration: boolean;
}
