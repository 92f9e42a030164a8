import type { Vehicle } from '../vehicle/vehicle.ts';
import type { HistoryReport } from './compose-report.ts';

/** Which way a report was made: the common one, the short one, by a classic's mapping, or from a typed specification. */
export type ReportKind = 'full' | 'basic' | 'classic' | 'antique';

/** Whether a report can be read; one that is `pending` is still being put together. */
export type ReportStatus = 'pending' | 'ready' | 'failed';

/** What a list tells of a kept report. */
export interface ReportSummary {
  readonly id: string;
  readonly vin: string;
  readonly vehicle: Vehicle;
  /** UTC epoch milliseconds. */
  readonly createdAt: number;
  readonly kind: ReportKind;
  readonly status: ReportStatus;
}

/**
 * A vehicle history report, kept as it was on the day it was made.
 *
 * Source: specification, section 7, "Reports".
 */
export interface Report extends ReportSummary {
  /** The dealer whose logo it bears beside ours, as they were called then; left out where it bears none. */
  readonly preparedBy?: string;
  /** What the report says; `null` where an origin tells it in a shape of its own. */
  readonly snapshot: HistoryReport | null;
}

/** A part of a list of reports, the newest first. */
export interface ReportPage {
  readonly reports: readonly ReportSummary[];
  /** The first page is 1. */
  readonly page: number;
  /** How many reports there are on all pages. */
  readonly total: number;
}

/** Which reports a list is narrowed to; what is left out narrows nothing. */
export interface ReportFilter {
  /** A VIN or a part of one; the case does not matter. */
  readonly vin?: string;
  /** Words, each a part of the VIN, the year, or the beginning of make, model or series; the case does not matter. */
  readonly text?: string;
  readonly kind?: ReportKind;
  /** The first moment that counts, in UTC epoch milliseconds. */
  readonly from?: number;
  /** The first moment that counts no more, in UTC epoch milliseconds. */
  readonly until?: number;
}
