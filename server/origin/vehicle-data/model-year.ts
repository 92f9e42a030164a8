import { modelYear } from '#core/vehicle/model-year.ts';

/**
 * How far position 7 settles which of the two 30-year cycles is meant.
 * `binding`: cars, MPVs and light trucks. `preferred`: trucks of unknown weight. `silent`: everything else.
 */
export type YearRule = 'binding' | 'preferred' | 'silent';

/**
 * The model years a VIN can mean, the likeliest first; empty when position 10 holds no year code.
 * A digit in position 7 means 1980–2009 and a letter 2010–2039 where the rule binds (49 CFR 565.15).
 *
 * @param latestYear the newest year that can be on the road: next year
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
 * Whether position 10 holds one of the 30 codes; I, O, Q, U, Z and 0 never stand for a year.
 *
 * @example
 * hasModelYearCode('1HGCM82630A004352'); // false
 */
export function hasModelYearCode(vin: string): boolean {
  // The code alone decides whether there are candidates; the year only decides between them.
  return modelYear(vin, { currentYear: 0, weight: 'unknown' }).candidates.length > 0;
}
