import type { Vehicle } from '../vehicle/vehicle.ts';
import type { HistoryReport } from './compose-report.ts';

/** The kind of a report: standard, short, classic, or from an entered specification. */
export type ReportKind = 'full' | 'basic' | 'classic' | 'antique';

/** Whether a report can be read; a `pending` report is still being composed. */
export type ReportStatus = 'pending' | 'ready' | 'failed';

/** The summary of a stored report in a list. */
export interface ReportSummary {
  readonly id: string;
  readonly vin: string;
  readonly vehicle: Vehicle;
  /** In UTC epoch milliseconds. */
  readonly createdAt: number;
  readonly kind: ReportKind;
  readonly status: ReportStatus;
}

/**
 * A vehicle history report, stored as of the day it was created.
 *
 * Source: specification, section 7, "Reports".
 */
export interface Report extends ReportSummary {
  /** The dealer whose logo is shown next to the product's, under the name of that time; omitted if there is none. */
  readonly preparedBy?: string;
  /** The content of the report; `null` if an origin uses its own format. */
  readonly snapshot: HistoryReport | null;
}

/** A page of a list of reports, the newest first. */
export interface ReportPage {
  readonly reports: readonly ReportSummary[];
  /** Starts at 1. */
  readonly page: number;
  /** The number of reports on all pages. */
  readonly total: number;
}

/** The filter of a list of reports; omitted fields do not restrict it. */
export interface ReportFilter {
  /** A VIN or a part of it, case insensitive. */
  readonly vin?: string;
  /** Search words, case insensitive: each must be a part of the VIN, the year, or a prefix of make, model or series. */
  readonly text?: string;
  readonly kind?: ReportKind;
  /** Inclusive start, in UTC epoch milliseconds. */
  readonly from?: number;
  /** Exclusive end, in UTC epoch milliseconds. */
  readonly until?: number;
}
