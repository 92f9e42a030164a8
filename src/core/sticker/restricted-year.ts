import type { Vehicle } from '../vehicle/vehicle.ts';

/** From this model year on a sticker has the common template (specification, section 9). */
const FIRST_UNRESTRICTED_YEAR = 1999;

/**
 * Whether the model year has a sticker template of its own. An unknown year has not.
 *
 * @example
 * hasRestrictedTemplate({ year: 1998 }); // true
 */
export function hasRestrictedTemplate({ year }: Pick<Vehicle, 'year'>): boolean {
  return year !== null && year < FIRST_UNRESTRICTED_YEAR;
}

/**
 * Whether the colour block is printed unless the person says otherwise: yes before 1999, no from then on.
 *
 * Source: specification, section 7 (STK-13).
 *
 * @example
 * printsColorBlockByDefault({ year: 2003 }); // false
 */
export function printsColorBlockByDefault(vehicle: Pick<Vehicle, 'year'>): boolean {
  return hasRestrictedTemplate(vehicle);
}
