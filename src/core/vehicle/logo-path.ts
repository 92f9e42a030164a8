import { isClassic, type Vehicle } from './vehicle.ts';

/** The width and height of a make's logo, in CSS pixels (specification, section 9). */
export const LOGO_SIZE = 160;

const LOGO_FOLDER = '/logos/makes';
const CLASSIC_LOGO_FOLDER = '/logos/classic-makes';

/**
 * Returns the path of the logo of a vehicle's make: the make in lowercase with hyphens, with a separate folder for
 * classics. Returns `null` if the make is unknown or has no characters that are allowed in a path. Accents are removed,
 * and only `a-z`, `0-9` and `-` are allowed in the file name, so that no payload can point to another location.
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
