import { REPORT_SECTIONS, type ReportSection, recordsFrom, type SourceAnswer, sectionOf } from './history-source.ts';

/**
 * The coverage states of a section:
 * - `found`: there are records;
 * - `clear`: a source with data on this vehicle was queried and has no records;
 * - `no-data`: sources were queried, and none has data on this vehicle;
 * - `not-checked`: no source was queried, or none answered.
 */
export type CoverageState = 'found' | 'clear' | 'no-data' | 'not-checked';

/** A section and its coverage. */
export interface SectionCoverage {
  readonly section: ReportSection;
  readonly state: CoverageState;
  /**
   * The number of records in this section. Each record counts only in the section of its kind, so that the sections add
   * up to all records. The odometer section can be `found` with zero records, because it also shows readings from other
   * records.
   */
  readonly records: number;
  /** The names of the sources that answered. */
  readonly checked: readonly string[];
  /** The names of the sources that cover the section but did not answer or are not connected. */
  readonly missing: readonly string[];
}

/**
 * Returns the coverage of each section, so that an empty section is never confused with a clear one.
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
