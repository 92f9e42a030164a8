import type { HistoryReport } from './compose-report.ts';
import { recordsOf } from './history-record.ts';
import type { ReportSection } from './history-source.ts';
import type { OdometerReading } from './odometer-reading.ts';
import type { VerdictLevel } from './report-verdict.ts';
import { titleBrand } from './title-brand.ts';
import type { ValueEstimate } from './value-estimate.ts';

/** A report in a few numbers, to be laid beside others. `null` is what nobody could tell, which is not the same as none. */
export interface ReportGlance {
  readonly verdict: VerdictLevel;
  /** Codes of the brands that stood on any title, each once. */
  readonly brands: readonly string[] | null;
  readonly titles: number | null;
  readonly owners: number | null;
  /** The latest reading. */
  readonly odometer: OdometerReading | null;
  /** How many readings do not go together. */
  readonly odometerFindings: number | null;
  readonly accidents: number | null;
  readonly salvage: number | null;
  readonly thefts: number | null;
  /** Liens without a known release. */
  readonly openLiens: number | null;
  readonly recalls: number | null;
  readonly estimate: ValueEstimate | null;
}

/**
 * A report in a few numbers.
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
