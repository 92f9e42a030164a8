import type { HistoryRecord } from '#core/report/history-record.ts';
import type { ReportSection } from '#core/report/history-source.ts';

/**
 * A line of NHTSA's FLAT_RCL: a campaign has one line per make, model, year and component. Make and model are in
 * uppercase; about 1 in 140 lines is a duplicate with another record ID.
 */
export interface RecallRow {
  record_id: string;
  campaign: string;
  make: string;
  model: string;
  /** `null` if unknown to NHTSA. */
  year: number | null;
  manufacturer: string;
  component: string;
  /** NHTSA's code: `V` vehicle, `E` equipment, `T` tire, `C` child seat. */
  type: string;
  built_from: number | null;
  built_until: number | null;
  /** Number of potentially affected vehicles. */
  affected: number | null;
  owners_told_at: number | null;
  reported_at: number | null;
  summary: string;
  consequence: string;
  remedy: string;
  notes: string;
  park_it: number;
  park_outside: number;
  demonstration: number;
}

/** A license plate and its vehicle; both in uppercase, without spaces and dashes. */
export interface PlateRow {
  state: string;
  plate: string;
  vin: string;
  demonstration: number;
}

/** A source's record about a vehicle; `payload` is a JSON object whose schema depends on the kind. */
export interface HistoryRecordRow {
  source: string;
  /** ID of the record at its source. */
  record_id: string;
  vin: string;
  /** Recalls have their own table. */
  kind: Exclude<HistoryRecord['kind'], 'recall'>;
  /** UTC epoch milliseconds; `null` if the source does not report it. Such records do not appear in reports. */
  occurred_at: number | null;
  payload: string;
  demonstration: number;
}

/** A section covered by a source of {@link HistoryRecordRow}s, even without any records. */
export interface HistorySourceRow {
  source: string;
  section: ReportSection;
  /** Whether its records are imported; 0 for a source that is listed as missing. */
  connected: number;
}
