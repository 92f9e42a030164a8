import { isClassic, type Vehicle } from './vehicle.ts';

/** Width and height of a make's logo, in CSS pixels (specification, section 9). */
export const LOGO_SIZE = 160;

const LOGO_FOLDER = '/logos/makes';
const CLASSIC_LOGO_FOLDER = '/logos/classic-makes';

/**
 * Where the logo of a vehicle's make lies: the make in lower case and hyphenated, classics in a folder of their own.
 * `null` where the make is unknown or has no letter that a path may bear. Accents are left out, and nothing but
 * `a-z`, `0-9` and `-` gets into the file name, so that no payload can point anywhere else.
 *
 * Source: specification, section 3 (VEH-06).
 *
 * @example
 * logoPath({ make: 'Land Rover', year: 2012 }); // '/logos/makes/land-rover.svg'
 */
export function logoPath(vehicle: Pick<Vehicle, 'make' | 'year'>): string | null {
  const name = (vehicle.make ?? '')
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    .join('-');
  if (name === '') return null;
  return `${isClassic(vehicle) ? CLASSIC_LOGO_FOLDER : LOGO_FOLDER}/${name}.svg`;
}
