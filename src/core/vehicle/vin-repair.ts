import { hasValidCheckDigit } from './check-digit.ts';
import { typingSlip } from './typing-slip.ts';
import { readVin, requiresCheckDigit } from './vin.ts';

/** A VIN with a correct check digit that is one typing error away from the input. */
export interface VinRepair {
  readonly vin: string;
  /** The position of the error, starting at 1; for a swap, the first of the two. */
  readonly position: number;
  /** The typed character, or two characters for a swap. */
  readonly typed: string;
  /** The replacement. */
  readonly meant: string;
  readonly cause: VinRepairCause;
}

/** The possible causes, the most likely first; `unlikely` results in a VIN of invalid form. */
export type VinRepairCause = 'lookalike' | 'swap' | 'keyboard' | 'other' | 'unlikely';

const VIN_SIGNS = '0123456789ABCDEFGHJKLMNPRSTUVWXYZ';
const VIN_LENGTH = 17;
const CAUSES: readonly VinRepairCause[] = ['lookalike', 'swap', 'keyboard', 'other', 'unlikely'];
/** No year code at position 10, or a letter among the last four characters. */
const AGAINST_THE_FORM = /^.{9}[UZ0]|^.{13}.*[A-Z]/;

/**
 * Returns every VIN with a correct check digit that differs from the text by one wrong character or two swapped
 * adjacent characters. The most likely comes first, then the leftmost error. The result is empty if the text is already
 * valid or does not have 17 characters. I, O and Q, which are invalid in VINs, are repaired like other characters;
 * several of them are read as 1 and 0. If no check digit is required, only these letters reveal an error. Suggestions
 * must never be applied automatically, because about fifty VINs are one error away from any other.
 *
 * Source: 49 CFR 565.13 and 565.15 (VEH-08).
 *
 * @example
 * vinRepairs('1HGCM82633AO04352')[0]?.vin; // '1HGCM82633A004352'
 */
export function vinRepairs(vin: string): readonly VinRepair[] {
  if (vin.length !== VIN_LENGTH || hasValidCheckDigit(vin)) return [];
  const letters = vin.match(/[IOQ]/g)?.length ?? 0;
  if (!requiresCheckDigit(vin) || letters > 1) return withoutImpossibleLetters(vin);
  return [...substitutions(vin), ...swaps(vin)]
    .filter((repair) => hasValidCheckDigit(repair.vin))
    .map((repair): VinRepair => (AGAINST_THE_FORM.test(repair.vin) ? { ...repair, cause: 'unlikely' } : repair))
    .toSorted((one, other) => rankOf(one) - rankOf(other) || one.position - other.position);
}

/**
 * Replaces all I, O and Q with the digits they resemble; returns nothing if there are none or the check digit is still
 * wrong.
 */
function withoutImpossibleLetters(vin: string): readonly VinRepair[] {
  const first = vin.search(/[IOQ]/);
  if (first < 0) return [];
  const last = Math.max(...['I', 'O', 'Q'].map((letter) => vin.lastIndexOf(letter)));
  const typed = vin.slice(first, last + 1);
  const repair = repairAt(vin, first, typed, typed.replaceAll(/[OQ]/g, '0').replaceAll('I', '1'), 'lookalike');
  return requiresCheckDigit(repair.vin) && !hasValidCheckDigit(repair.vin) ? [] : [repair];
}

/** The maximum number of repairs offered; more are not helpful. */
const MAX_OFFERED = 5;

/**
 * Returns the repairs of a possibly mistyped VIN that are look-alikes or swaps of adjacent characters.
 *
 * @example
 * likelyRepairs('7HGCM82693A000001').map(({ vin }) => vin).includes('1HGCM82693A000001'); // true
 */
export function likelyRepairs(typed: string): readonly VinRepair[] {
  return repairsOf(typed).filter(({ cause }) => cause === 'lookalike' || cause === 'swap');
}

/**
 * Returns the repairs to offer for the input: the only look-alike or swap, or else a ranked list of up to five; empty
 * for a VIN without a warning.
 *
 * @example
 * offeredRepairs('1HGCM82633AO04352').map(({ vin }) => vin); // ['1HGCM82633A004352']
 */
export function offeredRepairs(typed: string): readonly VinRepair[] {
  const likely = likelyRepairs(typed);
  return likely.length === 1 ? likely : repairsOf(typed).slice(0, MAX_OFFERED);
}

function repairsOf(typed: string): readonly VinRepair[] {
  const vin = readVin(typed).unwrapOr(null);
  return vin?.kind === 'standard' && vin.warnings.length > 0 ? vinRepairs(vin.value) : [];
}

function rankOf({ cause }: VinRepair): number {
  return CAUSES.indexOf(cause);
}

function substitutions(vin: string): readonly VinRepair[] {
  return Array.from(vin).flatMap((typed, index) =>
    Array.from(VIN_SIGNS)
      .filter((meant) => meant !== typed)
      .map((meant) => {
        const slip = typingSlip(typed, meant);
        return repairAt(vin, index, typed, meant, slip === 'none' ? 'other' : slip);
      }),
  );
}

function swaps(vin: string): readonly VinRepair[] {
  return Array.from({ length: VIN_LENGTH - 1 }, (_, index) => {
    const typed = vin.slice(index, index + 2);
    return repairAt(vin, index, typed, `${typed.charAt(1)}${typed.charAt(0)}`, 'swap');
  }).filter(({ typed, meant }) => typed !== meant);
}

function repairAt(vin: string, index: number, typed: string, meant: string, cause: VinRepairCause): VinRepair {
  const repaired = `${vin.slice(0, index)}${meant}${vin.slice(index + typed.length)}`;
  return { vin: repaired, position: index + 1, typed, meant, cause };
}
