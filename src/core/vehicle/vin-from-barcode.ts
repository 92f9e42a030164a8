import { hasValidCheckDigit } from './check-digit.ts';

const RUN_OF_SIGNS = /[A-Z0-9]+/g;
const VIN = /^[A-HJ-NPR-Z0-9]{17}$/;

/**
 * Returns the VIN in a barcode, or `null`. Code 39 on imported vehicles has an `I` before the VIN; Data Matrix and QR
 * codes may contain other text around it, such as a URL. If there are several, the VIN with a correct check digit is
 * returned.
 *
 * Source: AIAG B-2 (VIN labels); 49 CFR 565.
 *
 * @example
 * vinFromBarcode('I1HGCM82693A000001'); // '1HGCM82693A000001'
 */
export function vinFromBarcode(text: string): string | null {
  const runs = text.toUpperCase().match(RUN_OF_SIGNS) ?? [];
  const vins = runs.map((run) => run.replace(/^I(?=.{17}$)/, '')).filter((run) => VIN.test(run));
  return vins.find(hasValidCheckDigit) ?? vins[0] ?? null;
}
