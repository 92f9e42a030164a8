import type { Vehicle } from '../vehicle/vehicle.ts';
import { eventFindings } from './event-findings.ts';
import type { HistoryRecord } from './history-record.ts';
import { type HistorySource, recordsFrom, type SourceAnswer } from './history-source.ts';
import { odometerFindings, readingsOf } from './odometer-findings.ts';
import { type OdometerReading, orderedReadings } from './odometer-reading.ts';
import { type Ownership, ownershipsOf } from './ownership.ts';
import { coverageOf, type SectionCoverage } from './report-coverage.ts';
import { type Finding, type FindingWeight, named } from './report-finding.ts';
import { type Verdict, verdictOf } from './report-verdict.ts';
import { titleFindings } from './title-findings.ts';
import { type ValueEstimate, valueEstimate } from './value-estimate.ts';

/** The data gathered about a vehicle for a report. */
export interface GatheredHistory {
  readonly vehicle: Vehicle;
  /** Gross vehicle weight rating in pounds; `null` if unknown. */
  readonly grossWeightPounds: number | null;
  readonly answers: readonly SourceAnswer[];
  /** The time of gathering, in UTC epoch milliseconds. */
  readonly gatheredAt: number;
  /** Whether all data is demonstration data. */
  readonly demonstration: boolean;
}

/** The content of a report; stored as is and never changed. */
export interface HistoryReport {
  readonly vehicle: Vehicle;
  readonly gatheredAt: number;
  readonly demonstration: boolean;
  readonly verdict: Verdict;
  readonly coverage: readonly SectionCoverage[];
  /** Sorted by weight, the heaviest first. */
  readonly findings: readonly Finding[];
  /** All events in chronological order. */
  readonly records: readonly HistoryRecord[];
  /** In chronological order. */
  readonly readings: readonly OdometerReading[];
  readonly ownerships: readonly Ownership[];
  readonly estimate: ValueEstimate | null;
  readonly sources: readonly HistorySource[];
}

const HEAVIEST_FIRST: readonly FindingWeight[] = ['severe', 'caution', 'notice'];

/**
 * Returns a report composed from the gathered data. It adds nothing: each statement is based on a record, and anything
 * without a record is unknown.
 *
 * Source: the sections buyers expect; the rules it calls name theirs.
 *
 * @example
 * const vehicle = unknownVehicle('1HGCM82693A000001');
 * const gathered = { vehicle, grossWeightPounds: null, answers: [], gatheredAt: 0, demonstration: true };
 * composeReport(gathered).verdict.level; // 'not-enough'
 */
export function composeReport({
  vehicle,
  grossWeightPounds,
  answers,
  gatheredAt,
  demonstration,
}: GatheredHistory): HistoryReport {
  const records = recordsFrom(answers);
  const findings = [
    ...titleFindings(records),
    ...odometerFindings(records, { modelYear: vehicle.year, grossWeightPounds }),
    ...eventFindings(records),
  ]
    .map(named)
    .toSorted((one, other) => HEAVIEST_FIRST.indexOf(one.weight) - HEAVIEST_FIRST.indexOf(other.weight));
  const coverage = coverageOf(answers);
  return {
    vehicle,
    gatheredAt,
    demonstration,
    verdict: verdictOf(findings, coverage),
    coverage,
    findings,
    records,
    readings: orderedReadings(readingsOf(records)),
    ownerships: ownershipsOf(records),
    estimate: valueEstimate(records, gatheredAt),
    sources: answers.filter(({ outcome }) => outcome.kind === 'answered').map(({ source }) => source),
  };
}

/**
 * Returns whether there are records of this specific vehicle. Without them a report is not worth a credit, because
 * recalls depend only on year, make and model and can be looked up for free.
 *
 * @example
 * hasHistory({ records: [] }); // false
 */
export function hasHistory({ records }: Pick<HistoryReport, 'records'>): boolean {
  return records.some(({ kind }) => kind !== 'recall');
}
