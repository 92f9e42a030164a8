/**
 * A VIN as it is shown: 17 characters grouped 3-6-8; a classic one, which has no common form, as it is.
 *
 * @example
 * groupedVin('1HGCM82693A000001'); // '1HG CM8269 3A000001'
 */
export function groupedVin(vin: string): string {
  return vin.length === 17 ? `${vin.slice(0, 3)} ${vin.slice(3, 9)} ${vin.slice(9)}` : vin;
}
