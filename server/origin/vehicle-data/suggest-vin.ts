import { checkDigitOf, hasValidCheckDigit } from '#core/vehicle/check-digit.ts';
import { hasModelYearCode } from './model-year.ts';
import { invalidPositions, VIN_CHARACTERS, VIN_LENGTH, withCharacter } from './vin-characters.ts';

const CHECK_DIGIT_POSITION = 8;
const YEAR_POSITION = 9;
const DIGITS = '0123456789';
// Zero-based positions of the last four characters, which are digits in every United States VIN.
const SERIAL_POSITIONS = [13, 14, 15, 16];
const MAKER_POSITIONS = [0, 1, 2];
const DESCRIBED_POSITIONS = [3, 4, 5, 6, 7, YEAR_POSITION, 10];

/** The functions by which corrections are validated. */
export type VinKnowledge = {
  /** Whether the VIN's manufacturer code is registered. */
  readonly knowsMaker: boolean;
  /** Returns whether a VIN decodes to a model. */
  readonly decodesModel: (vin: string) => boolean;
};

/** The result of the search for a correction: `vin` only if exactly one is possible. */
export type VinSuggestion =
  | { readonly kind: 'none' | 'several' }
  | {
      readonly kind: 'one';
      readonly vin: string;
      /**
       * Whether other characters in that position also decode, so that only the check digit, assumed to be valid,
       * determines this one.
       */
      readonly byCheckDigit: boolean;
    };

/**
 * Searches for a single misread character. If a position contains an impossible character, only that position is tried.
 * Otherwise, if the VIN does not decode, each descriptor position is tried, and the manufacturer's code only if it is
 * not registered: a registered code was hardly misread. A correction must have a valid check digit and decode to a
 * model. A VIN that decodes but has an invalid check digit has dozens of possible corrections, so none is suggested.
 *
 * @example
 * suggestVin('1HGCM8263EAOO4352', { knowsMaker, decodesModel }); // { kind: 'none' }: two characters are wrong
 */
export function suggestVin(vin: string, { knowsMaker, decodesModel }: VinKnowledge): VinSuggestion {
  if (vin.length !== VIN_LENGTH) return { kind: 'none' };
  const impossible = impossiblePositions(vin);
  if (impossible.length > 1) return { kind: 'none' };
  const positions = impossible.length === 1 ? impossible : knowsMaker ? DESCRIBED_POSITIONS : MAKER_POSITIONS;
  if (impossible.length === 0 && (hasValidCheckDigit(vin) || decodesModel(vin))) return { kind: 'none' };
  let found: { readonly vin: string; readonly position: number } | null = null;
  for (const position of positions) {
    for (const candidate of repairsAt(vin, position)) {
      if (!decodesModel(candidate)) continue;
      if (found !== null) return { kind: 'several' };
      found = { vin: candidate, position };
    }
  }
  if (found === null) return { kind: 'none' };
  const repaired = found.vin;
  const others = replacementsAt(vin, found.position).filter((candidate) => candidate !== repaired);
  return { kind: 'one', vin: repaired, byCheckDigit: others.some(decodesModel) };
}

function impossiblePositions(vin: string): number[] {
  const positions = new Set(invalidPositions(vin));
  if (!/[0-9X]/.test(vin.charAt(CHECK_DIGIT_POSITION))) positions.add(CHECK_DIGIT_POSITION);
  if (!hasModelYearCode(vin)) positions.add(YEAR_POSITION);
  for (const position of SERIAL_POSITIONS) if (!DIGITS.includes(vin.charAt(position))) positions.add(position);
  return [...positions];
}

function repairsAt(vin: string, position: number): string[] {
  if (position === CHECK_DIGIT_POSITION) {
    const digit = checkDigitOf(withCharacter(vin, position, '0'));
    return digit === null ? [] : [withCharacter(vin, position, digit)];
  }
  return replacementsAt(vin, position).filter(hasValidCheckDigit);
}

function replacementsAt(vin: string, position: number): string[] {
  // The check digit is computed from the other characters, so there is no choice.
  if (position === CHECK_DIGIT_POSITION) return [];
  const characters = SERIAL_POSITIONS.includes(position) ? DIGITS : VIN_CHARACTERS;
  return Array.from(characters, (character) => withCharacter(vin, position, character)).filter(
    (candidate) => candidate !== vin,
  );
}
