/** What decides whether an odometer has to be disclosed when a vehicle is sold. */
export interface OdometerDisclosureCase {
  readonly modelYear: number | null;
  /** The calendar year of the sale. */
  readonly saleYear: number;
  /** Gross vehicle weight rating in pounds; `null` where it is unknown. */
  readonly grossWeightPounds: number | null;
}

/** Why a sale is exempt. */
export type OdometerExemption = 'weight' | 'ten-years' | 'twenty-years';

const HEAVIEST_POUNDS = 16_000;
const LAST_TEN_YEAR_MODEL = 2_010;

/**
 * Why the odometer need not be disclosed at a sale: the vehicle is rated above 16,000 lb; it is of model year 2010 or
 * earlier and ten years old; or of 2011 or later and twenty years old. Age counts from January 1 of the model year.
 * `null` where the law asks for disclosure, or the model year is unknown. What is said of an exempt vehicle's odometer
 * nobody had to vouch for.
 *
 * Source: 49 CFR 580.17.
 *
 * @example
 * odometerExemption({ modelYear: 2011, saleYear: 2026, grossWeightPounds: null }); // null
 */
export function odometerExemption({
  modelYear,
  saleYear,
  grossWeightPounds,
}: OdometerDisclosureCase): OdometerExemption | null {
  if (grossWeightPounds !== null && grossWeightPounds > HEAVIEST_POUNDS) return 'weight';
  if (modelYear === null) return null;
  const age = saleYear - modelYear;
  if (modelYear <= LAST_TEN_YEAR_MODEL) return age >= 10 ? 'ten-years' : null;
  return age >= 20 ? 'twenty-years' : null;
}
