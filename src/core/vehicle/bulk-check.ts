/** How many VINs one bulk check takes. */
export const MAX_BULK_VINS = 10_000;
/** How many bytes the file of a bulk check may have. */
export const MAX_BULK_BYTES = 1024 * 1024;

/** A VIN of a list, decoded and checked. */
export interface CheckedVin {
  /** Where it stands in the file; the first line is 1. */
  readonly line: number;
  readonly vin: string;
  readonly year: number | null;
  readonly make: string | null;
  readonly model: string | null;
  /** `null` where no check digit is asked for. */
  readonly checkDigitValid: boolean | null;
  /** vPIC's codes in ascending order; `[0]` when there is nothing to say, none for a classic. */
  readonly codes: readonly number[];
  /** The one VIN that may have been meant. */
  readonly suggestedVin: string | null;
  /** Recall campaigns of its year, make and model; `null` where the recalls do not cover it, which is not none. */
  readonly recalls: number | null;
}

/** Why a line of the file was not checked. */
export type VinLineProblem =
  | 'vin-missing'
  | 'vin-length'
  | 'vin-characters'
  | 'letters-i-o-q'
  /** A VIN of 14 characters or fewer that no classic mapping knows. */
  | 'classic-unknown'
  /** The VIN stood on a line before, and was checked there. */
  | 'duplicate'
  /** The file cannot be read from here on, as when a quote is not closed. */
  | 'unreadable'
  /** More VINs than one check takes: neither this line nor any after it was read. */
  | 'too-many';

/** A line of the file that was not checked. */
export interface UncheckedLine {
  readonly line: number;
  /** What stood there, cut where it is long. */
  readonly text: string;
  readonly problem: VinLineProblem;
  /** Of a duplicate: where the VIN stood first. */
  readonly firstLine: number | null;
}

/**
 * What a bulk check found, both lists in the order of the file.
 *
 * @example
 * const { checked, unchecked }: BulkCheck = { checked: [], unchecked: [] };
 */
export interface BulkCheck {
  readonly checked: readonly CheckedVin[];
  readonly unchecked: readonly UncheckedLine[];
}

/** How far a bulk check has come. */
export interface BulkCheckProgress {
  readonly done: number;
  readonly total: number;
}
