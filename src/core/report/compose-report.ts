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

/** What was gathered of a vehicle, to be made into a report. */
export interface GatheredHistory {
  readonly vehicle: Vehicle;
  /** Gross vehicle weight rating in pounds; `null` where it is unknown. */
  readonly grossWeightPounds: number | null;
  readonly answers: readonly SourceAnswer[];
  /** When it was gathered, in UTC epoch milliseconds. */
  readonly gatheredAt: number;
  /** Whether all of it is demonstration data. */
  readonly demonstration: boolean;
}

/** What a report says; it is kept so and never changes. */
export interface HistoryReport {
  readonly vehicle: Vehicle;
  readonly gatheredAt: number;
  readonly demonstration: boolean;
  readonly verdict: Verdict;
  readonly coverage: readonly SectionCoverage[];
  /** The weightiest first. */
  readonly findings: readonly Finding[];
  /** Everything that happened, the earliest first. */
  readonly records: readonly HistoryRecord[];
  /** The earliest first. */
  readonly readings: readonly OdometerReading[];
  readonly ownerships: readonly Ownership[];
  readonly estimate: ValueEstimate | null;
  readonly sources: readonly HistorySource[];
}

const HEAVIEST_FIRST: readonly FindingWeight[] = ['severe', 'caution', 'notice'];

/**
 * Makes a report of what was gathered. It adds nothing: each statement rests on a record, and what no record tells is
 * unknown.
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
 * Whether there is anything to tell of this very vehicle. Without it a report is not worth a credit: recalls go by year,
 * make and model, and anyone can look them up for free.
 *
 * @example
 * hasHistory({ records: [] }); // false
 */
export function hasHistory({ records }: Pick<HistoryReport, 'records'>): boolean {
  return records.some(({ kind }) => kind !== 'recall');
}
