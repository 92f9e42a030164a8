/** The characters of a VIN that identify its manufacturer. */
export interface MakerCode {
  /** Positions 1 to 3. */
  readonly world: string;
  /** Positions 12 to 14, which distinguish small manufacturers; `null` for a manufacturer with its own code. */
  readonly small: string | null;
}

/**
 * Returns the manufacturer code of a 17-character VIN. A 9 at position 3 is shared by all manufacturers of fewer than
 * 1,000 vehicles a year; positions 12 to 14 are then part of the code.
 *
 * Source: ISO 3780; 49 CFR 565.15(a).
 *
 * @example
 * makerCode('1F9AB12C3D1123456'); // { world: '1F9', small: '123' }
 */
export function makerCode(vin: string): MakerCode {
  return { world: vin.slice(0, 3), small: vin.charAt(2) === '9' ? vin.slice(11, 14) : null };
}
