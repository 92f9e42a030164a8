import { checkDigitOf, hasValidCheckDigit } from '#core/vehicle/check-digit.ts';
import { hasModelYearCode } from './model-year.ts';
import { invalidPositions, VIN_CHARACTERS, VIN_LENGTH, withCharacter } from './vin-characters.ts';

const CHECK_DIGIT_POSITION = 8;
const YEAR_POSITION = 9;
const DIGITS = '0123456789';
// The last four are digits in every United States VIN.
const SERIAL_POSITIONS = [13, 14, 15, 16];
const MAKER_POSITIONS = [0, 1, 2];
const DESCRIBED_POSITIONS = [3, 4, 5, 6, 7, YEAR_POSITION, 10];

/** What a repair is judged by. */
export type VinKnowledge = {
  /** Whether the code of the VIN's maker is registered. */
  readonly knowsMaker: boolean;
  /** Whether a VIN decodes to a model. */
  readonly decodesModel: (vin: string) => boolean;
};

/** What came of looking for a repair: `vin` only where exactly one is possible. */
export type VinSuggestion =
  | { readonly kind: 'none' | 'several' }
  | {
      readonly kind: 'one';
      readonly vin: string;
      /** Other characters in that place decode as well: the check digit, taken as right, singles this one out. */
      readonly byCheckDigit: boolean;
    };

/**
 * Looks for the one character that was misread. A position that cannot be right is the only one tried; otherwise, when
 * the VIN decodes to nothing, each described one is, or the maker's code where nobody registered it: a code that somebody
 * did register was hardly misread. A repair must have a right check digit and decode to a model.
 * A VIN that decodes but whose check digit is wrong has dozens of repairs, so none is offered.
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
  // The check digit follows from the others: there is nothing to choose.
  if (position === CHECK_DIGIT_POSITION) return [];
  const characters = SERIAL_POSITIONS.includes(position) ? DIGITS : VIN_CHARACTERS;
  return Array.from(characters, (character) => withCharacter(vin, position, character)).filter(
    (candidate) => candidate !== vin,
  );
}
