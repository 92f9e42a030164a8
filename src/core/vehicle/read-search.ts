import { err, ok, type Result } from 'neverthrow';
import { hasValidCheckDigit } from './check-digit.ts';
import { type UsState, usState } from './us-state.ts';
import { readVin, type Vin, type VinError } from './vin.ts';

/**
 * The subject of a search:
 * - `vin`: a vehicle by its VIN, either 17 characters or classic;
 * - `plate`: a vehicle by its license plate; the state is `null` if it was not typed;
 * - `plate-or-classic`: so few characters that it may be either, so the person must be asked;
 * - `name`: vehicles by model year, make and model; parts that are not typed yet are empty.
 */
export type VehicleSearch =
  | { readonly kind: 'vin'; readonly vin: Vin }
  | { readonly kind: 'plate'; readonly plate: string; readonly state: UsState | null }
  | { readonly kind: 'plate-or-classic'; readonly plate: string; readonly vin: Vin }
  | { readonly kind: 'name'; readonly year: number; readonly make: string; readonly model: string };

/**
 * The reasons why a text cannot be searched: it is neither a VIN nor any other search, or a name without a model year.
 */
export type VehicleSearchError = VinError | { readonly code: 'search-missing' | 'year-missing' };

/** Makes that consist of two words. */
const MAKES_OF_TWO_WORDS =
  /^(alfa romeo|am general|aston martin|austin healey|de tomaso|land rover|mercedes benz|rolls royce)(?=\s|$)/i;
const LONGEST_PLATE = 8;
/** The minimum length of a VIN, including the oldest ones, in characters. */
const SHORTEST_CLASSIC = 5;

/**
 * Classifies a text that was typed or pasted into the search field: a VIN (spaces and dashes are ignored), a plate
 * followed by its state, or year, make and model. Ambiguous text is returned as such, so that the person can be asked.
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

/**
 * Returns whether a text can only be a VIN: a year, make and model may also have 17 characters, but no correct check
 * digit and serial number.
 */
function isSoundVin(bare: string): boolean {
  return hasValidCheckDigit(bare) && /\d{4}$/.test(bare);
}

function nameIn(text: string): VehicleSearch | null {
  const leading = /^(?<year>(?:19|20)\d\d)(?:[\s-]+(?<name>[a-z].*))?$/i.exec(text);
  // "ABC 2003" is a common plate format; with an additional word it is not a plate.
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
