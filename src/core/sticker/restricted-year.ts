import type { Vehicle } from '../vehicle/vehicle.ts';

/** The first model year with the standard sticker template (specification, section 9). */
const FIRST_UNRESTRICTED_YEAR = 1999;

/**
 * Returns whether the model year has a restricted sticker template. An unknown year has none.
 *
 * @example
 * hasRestrictedTemplate({ year: 1998 }); // true
 */
export function hasRestrictedTemplate({ year }: Pick<Vehicle, 'year'>): boolean {
  return year !== null && year < FIRST_UNRESTRICTED_YEAR;
}

/**
 * Returns whether the color block is printed by default: only for model years before 1999.
 *
 * Source: specification, section 7 (STK-13).
 *
 * @example
 * printsColorBlockByDefault({ year: 2003 }); // false
 */
export function printsColorBlockByDefault(vehicle: Pick<Vehicle, 'year'>): boolean {
  return hasRestrictedTemplate(vehicle);
}
