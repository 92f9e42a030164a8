const YEAR_CODES = 'ABCDEFGHJKLMNPRSTVWXY123456789';
const FIRST_YEAR = 1980;
const CYCLE_YEARS = 30;

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
  const index = YEAR_CODES.indexOf(vin.charAt(9));
  if (index < 0 || vin.length < 10) return [];
  const early = FIRST_YEAR + index;
  const late = early + CYCLE_YEARS;
  if (late > latestYear) return early > latestYear ? [] : [early];
  const isEarly = /[0-9]/.test(vin.charAt(6));
  if (rule === 'binding') return [isEarly ? early : late];
  return rule === 'preferred' && isEarly ? [early, late] : [late, early];
}

/**
 * Whether position 10 holds one of the 30 codes; I, O, Q, U, Z and 0 never stand for a year.
 *
 * @example
 * hasModelYearCode('1HGCM82630A004352'); // false
 */
export function hasModelYearCode(vin: string): boolean {
  return vin.length >= 10 && YEAR_CODES.includes(vin.charAt(9));
}
