/** What is known of the vehicle besides its VIN, and of the day on which it is judged. */
export interface ModelYearContext {
  /** The calendar year of the judgement, such as 2026. */
  readonly currentYear: number;
  /**
   * `light` for cars, multipurpose vehicles and trucks up to 10,000 lb, which position 7 binds; `heavy` for heavier
   * trucks, buses and trailers, which it does not.
   */
  readonly weight: VehicleWeight;
}

/** Whether the rule of position 7 binds a vehicle. */
export type VehicleWeight = 'light' | 'heavy' | 'unknown';

/** A year that position 10 may stand for, with what speaks for or against it. */
export interface ModelYearCandidate {
  readonly year: number;
  readonly verdict: 'chosen' | 'possible' | 'ruled-out';
  readonly reason: ModelYearReason;
}

/**
 * Why a candidate was judged so:
 * - `position-7-digit`, `position-7-letter`: position 7 tells 1980–2009 from 2010–2039;
 * - `beyond-next-year`: no vehicle is sold more than one model year ahead;
 * - `only-year-left`: every other candidate lies beyond next year;
 * - `later-of-two`: position 7 does not bind a heavy vehicle, and of two years the later one is assumed;
 * - `earlier-of-two`: the year that this assumption passes over.
 */
export type ModelYearReason =
  | 'position-7-digit'
  | 'position-7-letter'
  | 'beyond-next-year'
  | 'only-year-left'
  | 'later-of-two'
  | 'earlier-of-two';

/** What position 10 tells of the model year. */
export interface ModelYearReading {
  /** The sign at position 10. */
  readonly code: string;
  /** Earliest first; none where the sign stands for no year, as with many vehicles built for Europe. */
  readonly candidates: readonly ModelYearCandidate[];
  readonly year: number | null;
  /** `certain` by rule, `likely` where the rule may not bind this vehicle, `open` where it cannot be told. */
  readonly certainty: 'certain' | 'likely' | 'open';
}

const YEAR_CODES = 'ABCDEFGHJKLMNPRSTVWXY123456789';
const FIRST_YEAR = 1980;

/**
 * The model years that position 10 of a 17-character VIN may stand for, and which of them it is. Codes come round every
 * 30 years; position 7 and the calendar tell the rounds apart.
 *
 * Source: 49 CFR 565.15(d) (VEH-08).
 *
 * @example
 * modelYear('1HGCM82633A004352', { currentYear: 2026, weight: 'light' }).year; // 2003
 */
export function modelYear(vin: string, { currentYear, weight }: ModelYearContext): ModelYearReading {
  const code = vin.charAt(9);
  const index = code === '' ? -1 : YEAR_CODES.indexOf(code);
  if (index < 0) return { code, candidates: [], year: null, certainty: 'open' };

  const earlier = FIRST_YEAR + index;
  const later = earlier + YEAR_CODES.length;
  const nextYear = currentYear + 1;
  const beyond = { verdict: 'ruled-out', reason: 'beyond-next-year' } as const;
  if (earlier > nextYear) {
    const candidates = [earlier, later].map((year) => ({ year, ...beyond }));
    return { code, candidates, year: null, certainty: 'open' };
  }
  if (later > nextYear) {
    const candidates = [
      { year: earlier, verdict: 'chosen', reason: 'only-year-left' },
      { year: later, ...beyond },
    ] as const;
    return { code, candidates, year: earlier, certainty: 'certain' };
  }
  if (weight === 'heavy') {
    const candidates = [
      { year: earlier, verdict: 'possible', reason: 'earlier-of-two' },
      { year: later, verdict: 'chosen', reason: 'later-of-two' },
    ] as const;
    return { code, candidates, year: later, certainty: 'open' };
  }
  const isDigit = /\d/.test(vin.charAt(6));
  const reason = isDigit ? 'position-7-digit' : 'position-7-letter';
  const passedOver = weight === 'light' ? 'ruled-out' : 'possible';
  const candidates = [
    { year: earlier, verdict: isDigit ? 'chosen' : passedOver, reason },
    { year: later, verdict: isDigit ? passedOver : 'chosen', reason },
  ] as const;
  return {
    code,
    candidates,
    year: isDigit ? earlier : later,
    certainty: weight === 'light' ? 'certain' : 'likely',
  };
}
