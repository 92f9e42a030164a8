import { err, ok, type Result } from 'neverthrow';
import { hasValidCheckDigit } from './check-digit.ts';
import { vinRegion } from './vin-region.ts';

/**
 * A VIN as typed by a person, normalized for use.
 *
 * `classic` VINs (14 characters or fewer) have no common form; `standard` ones have 17 characters. A failed check digit
 * is only a warning, because it is required in North America only.
 */
export type Vin =
  | { readonly kind: 'classic'; readonly value: string }
  | { readonly kind: 'standard'; readonly value: string; readonly warnings: readonly VinWarning[] };

/** The warnings about a 17-character VIN that do not make it unusable. */
export type VinWarning = 'check-digit' | 'letters-i-o-q';

/** The reasons why a text cannot be a VIN: no input, an impossible length (15, 16, over 17), or invalid characters. */
export type VinError = {
  readonly code: 'vin-missing' | 'vin-length' | 'vin-characters';
  readonly length: number;
};

/** The maximum length of a classic VIN, in characters (specification, section 9). */
export const CLASSIC_VIN_MAX_LENGTH = 14;
const STANDARD_VIN_LENGTH = 17;

/**
 * Reads a VIN that was typed or pasted. Spaces and dashes are removed if a 17-character VIN remains; a classic VIN
 * retains them, because some manufacturers printed them.
 *
 * Source: specification, sections 4, 5 and 9; 49 CFR 565.
 *
 * @example
 * readVin(' 1hg cm8263-3a004352 ').map((vin) => vin.value); // ok('1HGCM82633A004352')
 */
export function readVin(text: string): Result<Vin, VinError> {
  const trimmed = text.trim().toUpperCase();
  const bare = trimmed.replace(/[\s-]/g, '');
  if (bare === '') return err({ code: 'vin-missing', length: 0 });
  if (!/^[A-Z0-9]+$/.test(bare)) return err({ code: 'vin-characters', length: bare.length });
  if (bare.length === STANDARD_VIN_LENGTH) {
    return ok({ kind: 'standard', value: bare, warnings: warningsFor(bare) });
  }
  if (trimmed.length <= CLASSIC_VIN_MAX_LENGTH) return ok({ kind: 'classic', value: trimmed });
  if (bare.length <= CLASSIC_VIN_MAX_LENGTH) return ok({ kind: 'classic', value: bare });
  return err({ code: 'vin-length', length: bare.length });
}

function warningsFor(vin: string): VinWarning[] {
  if (/[IOQ]/.test(vin)) return ['letters-i-o-q'];
  return requiresCheckDigit(vin) && !hasValidCheckDigit(vin) ? ['check-digit'] : [];
}

/**
 * Returns whether a 17-character VIN legally requires a check digit: only if its first character is assigned to North
 * America.
 *
 * Source: 49 CFR 565.15(c).
 *
 * @example
 * requiresCheckDigit('WBA3A5C54CF000001'); // false
 */
export function requiresCheckDigit(vin: string): boolean {
  return vinRegion(vin) === 'north-america';
}
