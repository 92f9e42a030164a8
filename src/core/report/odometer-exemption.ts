/** The data that determines whether the odometer must be disclosed at a sale. */
export interface OdometerDisclosureCase {
  readonly modelYear: number | null;
  /** The calendar year of the sale. */
  readonly saleYear: number;
  /** Gross vehicle weight rating in pounds; `null` if unknown. */
  readonly grossWeightPounds: number | null;
}

/** The reasons for an exemption from odometer disclosure. */
export type OdometerExemption = 'weight' | 'ten-years' | 'twenty-years';

const HEAVIEST_POUNDS = 16_000;
const LAST_TEN_YEAR_MODEL = 2_010;

/**
 * Returns why a sale is exempt from odometer disclosure: the vehicle is rated above 16,000 lb; it is of model year 2010
 * or earlier and ten years old; or it is of model year 2011 or later and twenty years old. Age counts from January 1 of
 * the model year. Returns `null` if disclosure is required or the model year is unknown. The odometer reading of an
 * exempt vehicle is not certified.
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
