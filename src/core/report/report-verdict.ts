import type { ReportSection } from './history-source.ts';
import type { SectionCoverage } from './report-coverage.ts';
import type { Finding } from './report-finding.ts';

/**
 * What a report comes to:
 * - `warning`: something speaks against buying;
 * - `caution`: something calls for a closer look;
 * - `nothing-found`: what matters was checked, and nothing was found; it does not mean that the vehicle is safe;
 * - `not-enough`: too little is known to say anything.
 */
export type VerdictLevel = 'warning' | 'caution' | 'nothing-found' | 'not-enough';

/** What a report comes to, and why. */
export interface Verdict {
  readonly level: VerdictLevel;
  /** The findings that decided it, the weightiest first. */
  readonly because: readonly Finding['id'][];
  /** Sections that nobody could tell anything of. */
  readonly unknown: readonly ReportSection[];
}

/** Without these nobody can say that nothing was found. */
const ESSENTIAL: readonly ReportSection[] = ['titles', 'odometer'];

/**
 * Weighs the findings against what was checked. Findings decide first: one severe finding is a warning, however little
 * was checked.
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
