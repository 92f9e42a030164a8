import type { HistoryRecord } from './history-record.ts';

/** The sections of a report that contain records, in display order. */
export const REPORT_SECTIONS = [
  'titles',
  'odometer',
  'accidents',
  'salvage',
  'theft',
  'liens',
  'auctions',
  'listings',
  'recalls',
  'owners',
] as const;

/** One of the {@link REPORT_SECTIONS}. */
export type ReportSection = (typeof REPORT_SECTIONS)[number];

/** A source of records. */
export interface HistorySource {
  readonly id: string;
  /** The display name. Never the name of a government or manufacturer unless it is their source. */
  readonly name: string;
  /** The sections that the source can contribute to. */
  readonly sections: readonly ReportSection[];
}

/**
 * The outcome of querying a source:
 * - `answered`: it was queried; `knowsVehicle` states whether it has any data on this vehicle;
 * - `failed`: it was queried and did not answer;
 * - `not-connected`: it is not queried here.
 */
export type SourceOutcome =
  | { readonly kind: 'answered'; readonly knowsVehicle: boolean; readonly records: readonly HistoryRecord[] }
  | { readonly kind: 'failed' }
  | { readonly kind: 'not-connected' };

/** A source and the outcome of its query. */
export interface SourceAnswer {
  readonly source: HistorySource;
  readonly outcome: SourceOutcome;
}

const SECTION_OF_KIND: Readonly<Record<HistoryRecord['kind'], ReportSection>> = {
  title: 'titles',
  odometer: 'odometer',
  accident: 'accidents',
  salvage: 'salvage',
  theft: 'theft',
  lien: 'liens',
  auction: 'auctions',
  listing: 'listings',
  recall: 'recalls',
  owner: 'owners',
};

/**
 * Returns the section of a record.
 *
 * @example
 * sectionOf('title'); // 'titles'
 */
export function sectionOf(kind: HistoryRecord['kind']): ReportSection {
  return SECTION_OF_KIND[kind];
}

/**
 * Returns all records of the sources in chronological order, without a source's duplicates.
 *
 * @example
 * recordsFrom([]); // []
 */
export function recordsFrom(answers: readonly SourceAnswer[]): readonly HistoryRecord[] {
  const byName = new Map<string, HistoryRecord>();
  for (const { outcome } of answers) {
    if (outcome.kind !== 'answered') continue;
    for (const record of outcome.records) {
      byName.set(JSON.stringify([record.source, record.kind, record.recordId]), record);
    }
  }
  return [...byName.values()].toSorted((one, other) => one.at - other.at);
}
