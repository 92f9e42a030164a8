const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
const LETTER_VALUES: Readonly<Record<string, number>> = {
  ...{ A: 1, B: 2, C: 3, D: 4, E: 5, F: 6, G: 7, H: 8 },
  ...{ J: 1, K: 2, L: 3, M: 4, N: 5, P: 7, R: 9 },
  ...{ S: 2, T: 3, U: 4, V: 5, W: 6, X: 7, Y: 8, Z: 9 },
};

/**
 * Returns the correct check digit for position 9 of a 17-character VIN, or `null` if the text has characters that are
 * invalid in a VIN.
 *
 * Source: 49 CFR 565.15(c).
 *
 * @example
 * checkDigitOf('1M8GDM9AXKP042788'); // 'X'
 */
export function checkDigitOf(vin: string): string | null {
  if (vin.length !== WEIGHTS.length) return null;
  let sum = 0;
  for (const [position, weight] of WEIGHTS.entries()) {
    const character = vin.charAt(position);
    const value = /\d/.test(character) ? Number(character) : LETTER_VALUES[character];
    if (value === undefined) return null;
    sum += value * weight;
  }
  const remainder = sum % 11;
  return remainder === 10 ? 'X' : String(remainder);
}

/**
 * Returns whether position 9 contains the correct check digit.
 *
 * @example
 * hasValidCheckDigit('1HGCM82643A004352'); // false
 */
export function hasValidCheckDigit(vin: string): boolean {
  return checkDigitOf(vin) === vin.charAt(8);
}
