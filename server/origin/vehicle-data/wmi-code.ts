import { makerCode } from '#core/vehicle/maker-code.ts';

/**
 * Returns the world manufacturer identifier of a VIN: three characters, or six for a manufacturer of fewer than 1,000
 * vehicles a year, which has a 9 in position 3 and is identified by positions 12 to 14.
 *
 * @example
 * wmiCodeOf('1HGCM82633A004352'); // '1HG'
 * wmiCodeOf('1A9AB1234C1228001'); // '1A9228'
 */
export function wmiCodeOf(vin: string): string {
  const { world, small } = makerCode(vin);
  return small === null ? world : world + small;
}
