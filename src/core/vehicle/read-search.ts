import { err, ok, type Result } from 'neverthrow';
import { hasValidCheckDigit } from './check-digit.ts';
import { type UsState, usState } from './us-state.ts';
import { readVin, type Vin, type VinError } from './vin.ts';

/**
 * What a person looks for:
 * - `vin`: a vehicle by its VIN, of 17 characters or classic;
 * - `plate`: a vehicle by its number plate; the state is `null` where it was not typed;
 * - `plate-or-classic`: so few signs that it may be either, and only who typed it knows;
 * - `name`: vehicles by model year, make and model, of which the later ones may not be typed yet (then they are empty).
 */
export type VehicleSearch =
  | { readonly kind: 'vin'; readonly vin: Vin }
  | { readonly kind: 'plate'; readonly plate: string; readonly state: UsState | null }
  | { readonly kind: 'plate-or-classic'; readonly plate: string; readonly vin: Vin }
  | { readonly kind: 'name'; readonly year: number; readonly make: string; readonly model: string };

/** Why a text cannot be looked for: it is no VIN and nothing else, or a name without its model year. */
export type VehicleSearchError = VinError | { readonly code: 'search-missing' | 'year-missing' };

/** Makes that are written as two words. */
const MAKES_OF_TWO_WORDS =
  /^(alfa romeo|am general|aston martin|austin healey|de tomaso|land rover|mercedes benz|rolls royce)(?=\s|$)/i;
const LONGEST_PLATE = 8;
/** Below this a text is no VIN that anyone has seen, however old. */
const SHORTEST_CLASSIC = 5;

/**
 * Tells apart what was typed or pasted into one field: a VIN (blanks and dashes do no harm), a plate with its state
 * behind it, or year, make and model. What may be two things is answered as such, to be asked.
 *
 * Source: the product's own rule; VINs as in `readVin` (VEH-07).
 *
 * @example
 * readSearch('ABC 1234 ca').map(({ kind }) => kind); // ok('plate')
 */
export function readSearch(text: string): Result<VehicleSearch, VehicleSearchError> {
  const typed = text.trim();
  const bare = typed.replace(/[\s-]/g, '').toUpperCase();
  if (bare === '') return err({ code: 'search-missing' });
  const vin = readVin(typed);
  if (isSoundVin(bare)) return vin.map((sound) => ({ kind: 'vin', vin: sound }));
  const found = nameIn(typed) ?? plateWithState(typed);
  if (found !== null) return ok(found);
  if (!/\d/.test(bare) && (bare.length > LONGEST_PLATE || /\s/.test(typed))) return err({ code: 'year-missing' });
  return vin.map((read) => byLength(bare, read));
}

function byLength(bare: string, vin: Vin): VehicleSearch {
  if (bare.length > LONGEST_PLATE) return { kind: 'vin', vin };
  if (bare.length < SHORTEST_CLASSIC || !/\d/.test(bare)) return { kind: 'plate', plate: bare, state: null };
  return { kind: 'plate-or-classic', plate: bare, vin };
}

/** What can only be a VIN: a year, make and model may have 17 signs too, but no right check digit and no serial. */
function isSoundVin(bare: string): boolean {
  return hasValidCheckDigit(bare) && /\d{4}$/.test(bare);
}

function nameIn(text: string): VehicleSearch | null {
  const leading = /^(?<year>(?:19|20)\d\d)(?:[\s-]+(?<name>[a-z].*))?$/i.exec(text);
  // "ABC 2003" is how many a plate looks; with a word more it is none.
  const trailing = /^(?<name>[a-z][a-z-]*\s+\S+.*?)\s+(?<year>(?:19|20)\d\d)$/i.exec(text);
  const { year, name = '' } = (leading ?? trailing)?.groups ?? {};
  if (year === undefined) return null;
  const words = name.replace(/\s+/g, ' ').trim();
  const make = MAKES_OF_TWO_WORDS.exec(words)?.[0] ?? words.split(' ', 1)[0] ?? '';
  return { kind: 'name', year: Number(year), make, model: words.slice(make.length).trim() };
}

function plateWithState(text: string): VehicleSearch | null {
  const { plate = '', letters = '' } = /^(?<plate>.+)[\s,]+(?<letters>[a-z]{2})$/i.exec(text)?.groups ?? {};
  const state = usState(letters);
  const bare = plate.replace(/[\s,-]/g, '').toUpperCase();
  return state !== null && /^[A-Z0-9]+$/.test(bare) && bare.length <= LONGEST_PLATE
    ? { kind: 'plate', plate: bare, state }
    : null;
}
