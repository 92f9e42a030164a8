/** All characters allowed in a VIN: no I, O or Q, which look like digits. */
export const VIN_CHARACTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ0123456789';

/** Number of characters of a modern VIN. */
export const VIN_LENGTH = 17;

const INVALID = /[^A-HJ-NPR-Z0-9]/g;

/**
 * Returns the zero-based positions of invalid characters.
 *
 * @example
 * invalidPositions('1HGCM82633AOO4352'); // [11, 12]
 */
export function invalidPositions(vin: string): number[] {
  return Array.from(vin.matchAll(INVALID), (match) => match.index);
}

/**
 * Returns the VIN with another character at a zero-based position.
 *
 * @example
 * withCharacter('1HGCM82643A004352', 8, '3'); // '1HGCM82633A004352'
 */
export function withCharacter(vin: string, position: number, character: string): string {
  return vin.slice(0, position) + character + vin.slice(position + 1);
}
