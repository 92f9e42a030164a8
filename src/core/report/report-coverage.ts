import { REPORT_SECTIONS, type ReportSection, recordsFrom, type SourceAnswer, sectionOf } from './history-source.ts';

/**
 * What a report can say of a section:
 * - `found`: there are records;
 * - `clear`: a source that knows this vehicle was asked and has none;
 * - `no-data`: sources were asked, and none knows this vehicle;
 * - `not-checked`: no source was asked, or none answered.
 */
export type CoverageState = 'found' | 'clear' | 'no-data' | 'not-checked';

/** A section with what was looked at for it. */
export interface SectionCoverage {
  readonly section: ReportSection;
  readonly state: CoverageState;
  /**
   * Records of this section. Each record counts in exactly one section, that of its kind, so that the sections add up to
   * all records. The odometer section can be `found` with none: it also shows readings noted in other records.
   */
  readonly records: number;
  /** Names of the sources that answered for it. */
  readonly checked: readonly string[];
  /** Names of the sources that would tell of it, and did not answer or are not asked here. */
  readonly missing: readonly string[];
}

/**
 * Tells for each section what was checked: an empty section is never the same as a clear one.
 *
 * Source: the product's own rule.
 *
 * @example
 * coverageOf([]).every(({ state }) => state === 'not-checked'); // true
 */
export function coverageOf(answers: readonly SourceAnswer[]): readonly SectionCoverage[] {
  const records = recordsFrom(answers);
  return REPORT_SECTIONS.map((section) => {
    const count = records.filter(({ kind }) => sectionOf(kind) === section).length;
    const isFound = count > 0 || (section === 'odometer' && records.some(({ odometer }) => odometer !== null));
    const asked = answers.filter(({ source }) => source.sections.includes(section));
    const checked = asked.filter(({ outcome }) => outcome.kind === 'answered');
    const isKnown = checked.some(({ outcome }) => outcome.kind === 'answered' && outcome.knowsVehicle);
    return {
      section,
      state: stateOf(isFound, checked.length, isKnown),
      records: count,
      checked: checked.map(({ source }) => source.name),
      missing: asked.filter(({ outcome }) => outcome.kind !== 'answered').map(({ source }) => source.name),
    };
  });
}

function stateOf(isFound: boolean, checked: number, isKnown: boolean): CoverageState {
  if (isFound) return 'found';
  if (checked === 0) return 'not-checked';
  return isKnown ? 'clear' : 'no-data';
}
