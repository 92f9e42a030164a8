import type { HistoryReport } from './compose-report.ts';
import { recordsOf } from './history-record.ts';
import type { ReportSection } from './history-source.ts';
import type { OdometerReading } from './odometer-reading.ts';
import type { VerdictLevel } from './report-verdict.ts';
import { titleBrand } from './title-brand.ts';
import type { ValueEstimate } from './value-estimate.ts';

/** The key figures of a report, for comparing it with others. `null` means unknown, which differs from zero. */
export interface ReportGlance {
  readonly verdict: VerdictLevel;
  /** The codes of the brands on all titles, without duplicates. */
  readonly brands: readonly string[] | null;
  readonly titles: number | null;
  readonly owners: number | null;
  /** The latest reading. */
  readonly odometer: OdometerReading | null;
  /** The number of inconsistent readings. */
  readonly odometerFindings: number | null;
  readonly accidents: number | null;
  readonly salvage: number | null;
  readonly thefts: number | null;
  /** The number of liens without a known release. */
  readonly openLiens: number | null;
  readonly recalls: number | null;
  readonly estimate: ValueEstimate | null;
}

/**
 * Returns the key figures of a report.
 *
 * Source: the product's own rule.
 *
 * @example
 * const glanceOf = (history: HistoryReport) => reportGlance(history).openLiens;
 */
export function reportGlance({
  verdict,
  coverage,
  findings,
  records,
  readings,
  ownerships,
  estimate,
}: HistoryReport): ReportGlance {
  const ifReported = <Value>(section: ReportSection, value: Value): Value | null =>
    coverage.some((of) => of.section === section && (of.state === 'found' || of.state === 'clear')) ? value : null;
  const titles = recordsOf(records, 'title');
  const codes = titles.flatMap(({ brandCodes }) => brandCodes).map((code) => titleBrand(code)?.code ?? code);
  return {
    verdict: verdict.level,
    brands: ifReported('titles', [...new Set(codes)]),
    titles: ifReported('titles', titles.length),
    owners: ifReported('owners', ownerships.length),
    odometer: readings.at(-1) ?? null,
    odometerFindings: ifReported('odometer', findings.filter(({ matter }) => matter.code === 'odometer').length),
    accidents: ifReported('accidents', recordsOf(records, 'accident').length),
    salvage: ifReported('salvage', recordsOf(records, 'salvage').length),
    thefts: ifReported('theft', recordsOf(records, 'theft').length),
    openLiens: ifReported('liens', recordsOf(records, 'lien').filter(({ releasedAt }) => releasedAt === null).length),
    recalls: ifReported('recalls', recordsOf(records, 'recall').length),
    estimate,
  };
}
