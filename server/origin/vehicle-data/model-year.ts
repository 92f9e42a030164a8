import { modelYear } from '#core/vehicle/model-year.ts';

/**
 * How reliably position 7 determines which of the two 30-year cycles applies. `binding`: cars, MPVs and light trucks.
 * `preferred`: trucks of unknown weight. `silent`: everything else.
 */
export type YearRule = 'binding' | 'preferred' | 'silent';

/**
 * Returns the possible model years of a VIN, most likely first; empty if position 10 contains no year code. Where the
 * rule is binding, a digit in position 7 means 1980–2009 and a letter 2010–2039 (49 CFR 565.15).
 *
 * @param latestYear the latest possible model year: next year
 *
 * @example
 * modelYearCandidates('1HGCM82633A004352', 'binding', 2027); // [2003]
 * modelYearCandidates('4V0TC3023CA015586', 'silent', 2027); // [2012, 1982]
 */
export function modelYearCandidates(vin: string, rule: YearRule, latestYear: number): number[] {
  const { candidates } = modelYear(vin, { currentYear: latestYear - 1, weight: WEIGHT_OF_RULE[rule] });
  const chosenFirst = candidates.toSorted((a, b) => Number(b.verdict === 'chosen') - Number(a.verdict === 'chosen'));
  return chosenFirst.filter(({ verdict }) => verdict !== 'ruled-out').map(({ year }) => year);
}

const WEIGHT_OF_RULE = { binding: 'light', preferred: 'unknown', silent: 'heavy' } as const;

/**
 * Returns whether position 10 contains one of the 30 year codes; I, O, Q, U, Z and 0 are never used.
 *
 * @example
 * hasModelYearCode('1HGCM82630A004352'); // false
 */
export function hasModelYearCode(vin: string): boolean {
  // Whether there are candidates depends only on the code; the current year only selects among them.
  return modelYear(vin, { currentYear: 0, weight: 'unknown' }).candidates.length > 0;
}
