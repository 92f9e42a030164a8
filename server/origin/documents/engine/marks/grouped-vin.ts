/**
 * Formats a VIN for display: 17 characters are grouped 3-6-8; a classic VIN, which has no standard format, remains
 * unchanged.
 *
 * @example
 * groupedVin('1HGCM82693A000001'); // '1HG CM8269 3A000001'
 */
export function groupedVin(vin: string): string {
  return vin.length === 17 ? `${vin.slice(0, 3)} ${vin.slice(3, 9)} ${vin.slice(9)}` : vin;
}
