/** The maximum number of VINs in a bulk check. */
export const MAX_BULK_VINS = 10_000;
/** The maximum size of a bulk check file, in bytes. */
export const MAX_BULK_BYTES = 1024 * 1024;

/** A VIN from a list, decoded and checked. */
export interface CheckedVin {
  /** The line number in the file, starting at 1. */
  readonly line: number;
  readonly vin: string;
  readonly year: number | null;
  readonly make: string | null;
  readonly model: string | null;
  /** `null` if no check digit is required. */
  readonly checkDigitValid: boolean | null;
  /** vPIC's error codes in ascending order; `[0]` if there are none, empty for a classic. */
  readonly codes: readonly number[];
  /** The only VIN that may have been intended. */
  readonly suggestedVin: string | null;
  /**
   * The number of recall campaigns for its year, make and model; `null` (not zero) if the recall data does not cover
   * it.
   */
  readonly recalls: number | null;
}

/** The reasons why a line of the file was not checked. */
export type VinLineProblem =
  | 'vin-missing'
  | 'vin-length'
  | 'vin-characters'
  | 'letters-i-o-q'
  /** A VIN of 14 or fewer characters without a classic mapping. */
  | 'classic-unknown'
  /** The VIN was already checked on an earlier line. */
  | 'duplicate'
  /** The file cannot be parsed from here on, for example because of an unclosed quote. */
  | 'unreadable'
  /** The limit of VINs is exceeded: neither this line nor any later one was read. */
  | 'too-many';

/** A line of the file that was not checked. */
export interface UncheckedLine {
  readonly line: number;
  /** The content of the line, truncated if long. */
  readonly text: string;
  readonly problem: VinLineProblem;
  /** For a duplicate: the line of the VIN's first occurrence. */
  readonly firstLine: number | null;
}

/**
 * The result of a bulk check, with both lists in file order.
 *
 * @example
 * const { checked, unchecked }: BulkCheck = { checked: [], unchecked: [] };
 */
export interface BulkCheck {
  readonly checked: readonly CheckedVin[];
  readonly unchecked: readonly UncheckedLine[];
}

/** The progress of a bulk check. */
export interface BulkCheckProgress {
  readonly done: number;
  readonly total: number;
}
