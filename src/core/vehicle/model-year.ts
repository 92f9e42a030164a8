/** The context for determining a model year: the vehicle's weight and the current year. */
export interface ModelYearContext {
  /** The calendar year of the evaluation, such as 2026. */
  readonly currentYear: number;
  /**
   * `light` for cars, multipurpose vehicles and trucks up to 10,000 lb, to which the rule for position 7 applies;
   * `heavy` for heavier trucks, buses and trailers, to which it does not.
   */
  readonly weight: VehicleWeight;
}

/** Whether the rule for position 7 applies to a vehicle. */
export type VehicleWeight = 'light' | 'heavy' | 'unknown';

/** A possible model year for position 10, with the reason for or against it. */
export interface ModelYearCandidate {
  readonly year: number;
  readonly verdict: 'chosen' | 'possible' | 'ruled-out';
  readonly reason: ModelYearReason;
}

/**
 * The reason for a candidate's evaluation:
 * - `position-7-digit`, `position-7-letter`: position 7 distinguishes 1980–2009 from 2010–2039;
 * - `beyond-next-year`: no vehicle is sold more than one model year ahead;
 * - `only-year-left`: all other candidates are after next year;
 * - `later-of-two`: position 7 does not apply to a heavy vehicle, and the later of two years is assumed;
 * - `earlier-of-two`: the year that this assumption rules out.
 */
export type ModelYearReason =
  | 'position-7-digit'
  | 'position-7-letter'
  | 'beyond-next-year'
  | 'only-year-left'
  | 'later-of-two'
  | 'earlier-of-two';

/** The model year derived from position 10. */
export interface ModelYearReading {
  /** The character at position 10. */
  readonly code: string;
  /** In ascending order; empty if the character is not a year code, as for many vehicles built for Europe. */
  readonly candidates: readonly ModelYearCandidate[];
  readonly year: number | null;
  /** `certain` by rule, `likely` if the rule may not apply to this vehicle, `open` if it cannot be determined. */
  readonly certainty: 'certain' | 'likely' | 'open';
}

const YEAR_CODES = 'ABCDEFGHJKLMNPRSTVWXY123456789';
const FIRST_YEAR = 1980;

/**
 * Returns the possible model years for position 10 of a 17-character VIN and selects one of them. Codes repeat every 30
 * years; position 7 and the calendar distinguish the cycles.
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
