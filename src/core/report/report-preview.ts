import type { Vehicle } from '../vehicle/vehicle.ts';
import type { SectionCoverage } from './report-coverage.ts';

/** What is known of a vehicle before anybody pays: how much there is, and none of it. */
export interface ReportPreview {
  readonly vehicle: Vehicle;
  readonly sections: readonly SectionCoverage[];
  /** Records of this very vehicle; recalls, which anyone can look up, are not among them. */
  readonly records: number;
  /** Whether a report can be had. */
  readonly hasReport: boolean;
  /** Whether a window sticker can be had. */
  readonly hasSticker: boolean;
  /** Whether all of it is demonstration data. */
  readonly demonstration: boolean;
}
