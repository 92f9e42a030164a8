import type { HistoryRecord } from './history-record.ts';

/** The sections of a report that records can speak to, in the order in which a reader meets them. */
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

/** Where records come from. */
export interface HistorySource {
  readonly id: string;
  /** As a reader sees it. Never a government's or a maker's name unless it is theirs. */
  readonly name: string;
  /** What it would tell if it knew. */
  readonly sections: readonly ReportSection[];
}

/**
 * What became of asking a source:
 * - `answered`: it was asked; `knowsVehicle` says whether it has anything of this vehicle at all;
 * - `failed`: it was asked and gave no answer;
 * - `not-connected`: it is not asked here.
 */
export type SourceOutcome =
  | { readonly kind: 'answered'; readonly knowsVehicle: boolean; readonly records: readonly HistoryRecord[] }
  | { readonly kind: 'failed' }
  | { readonly kind: 'not-connected' };

/** A source and what became of asking it. */
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
 * The section in which a record stands.
 *
 * @example
 * sectionOf('title'); // 'titles'
 */
export function sectionOf(kind: HistoryRecord['kind']): ReportSection {
  return SECTION_OF_KIND[kind];
}

/**
 * Every record that the sources have, the earliest first; one that a source names twice counts once.
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
