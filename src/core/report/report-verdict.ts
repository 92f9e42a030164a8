import type { ReportSection } from './history-source.ts';
import type { SectionCoverage } from './report-coverage.ts';
import type { Finding } from './report-finding.ts';

/**
 * The verdict of a report:
 * - `warning`: serious issues were found;
 * - `caution`: some items need a closer look;
 * - `nothing-found`: the essential sections were checked, and no issues were found; it does not mean that the vehicle
 *   is safe;
 * - `not-enough`: there is not enough data for a verdict.
 */
export type VerdictLevel = 'warning' | 'caution' | 'nothing-found' | 'not-enough';

/** The verdict of a report and its reasons. */
export interface Verdict {
  readonly level: VerdictLevel;
  /** The findings that determined the verdict, the heaviest first. */
  readonly because: readonly Finding['id'][];
  /** The sections without available data. */
  readonly unknown: readonly ReportSection[];
}

/** The sections that must be checked before a verdict of `nothing-found`. */
const ESSENTIAL: readonly ReportSection[] = ['titles', 'odometer'];

/**
 * Returns the verdict from the findings and the coverage. Findings take precedence: one severe finding is a warning,
 * regardless of the coverage.
 *
 * Source: the product's own rule.
 *
 * @example
 * verdictOf([], coverageOf([])).level; // 'not-enough'
 */
export function verdictOf(findings: readonly Finding[], coverage: readonly SectionCoverage[]): Verdict {
  const of = (weight: Finding['weight']) => findings.filter((finding) => finding.weight === weight);
  const unknown = coverage
    .filter(({ state }) => state === 'no-data' || state === 'not-checked')
    .map(({ section }) => section);
  const [severe, caution] = [of('severe'), of('caution')];
  const because = [...severe, ...caution].map(({ id }) => id);
  return { level: levelOf(), because, unknown };

  function levelOf(): VerdictLevel {
    if (severe.length > 0) return 'warning';
    if (caution.length > 0) return 'caution';
    return unknown.some((section) => ESSENTIAL.includes(section)) ? 'not-enough' : 'nothing-found';
  }
}
