import type { ReportSection } from '#core/report/history-source.ts';

/**
 * A line of NHTSA's FLAT_RCL: one campaign has a line for each make, model, year and component. Make and model are in
 * upper case; about one line in 140 comes twice with another record id.
 */
export interface RecallRow {
  record_id: string;
  campaign: string;
  make: string;
  model: string;
  /** `null` where NHTSA does not know it. */
  year: number | null;
  manufacturer: string;
  component: string;
  /** NHTSA's code: `V` vehicle, `E` equipment, `T` tire, `C` child seat. */
  type: string;
  built_from: number | null;
  built_until: number | null;
  /** How many vehicles may be affected. */
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

/** A licence plate and the vehicle it is on; both without blanks and dashes, in upper case. */
export interface PlateRow {
  state: string;
  plate: string;
  vin: string;
  demonstration: number;
}

/** The kinds of records that a vehicle's history is made of. */
type HistoryKind = 'title' | 'odometer' | 'accident' | 'salvage' | 'theft' | 'lien' | 'auction' | 'listing' | 'owner';

/** Something that a source has recorded of a vehicle; `payload` is a JSON object whose shape goes with the kind. */
export interface HistoryRecordRow {
  source: string;
  /** How the source names the record. */
  record_id: string;
  vin: string;
  kind: HistoryKind;
  /** UTC epoch milliseconds; `null` where the source does not tell, and then no report bears it. */
  occurred_at: number | null;
  payload: string;
  demonstration: number;
}

/** A section of which a source of {@link HistoryRecordRow}s tells, also where it has no record of it yet. */
export interface HistorySourceRow {
  source: string;
  section: ReportSection;
  /** Whether its records get here; 0 for one that is only named as missing. */
  connected: number;
}
