/** The countries of the European Economic Area, by their ISO 3166-1 alpha-2 codes. */
const EEA = /* @__PURE__ */ new Set(
  /* @__PURE__ */ 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(
    ' ',
  ),
);

/**
 * Returns whether consumers in a country have the right of withdrawal of Directive 2011/83/EU.
 *
 * @example
 * isInEea('DE'); // true
 */
export function isInEea(country: string): boolean {
  return EEA.has(country);
}

/** The period in which a consumer may withdraw after the purchase, in milliseconds (2011/83/EU, Article 9). */
export const WITHDRAWAL_PERIOD_MS = 14 * 24 * 60 * 60 * 1_000;
