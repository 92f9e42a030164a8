import type { BulkCheck, CheckedVin, UncheckedLine } from '#core/vehicle/bulk-check.ts';

/** A bulk check under the names of the wire. */
export interface WireBulkCheck {
  readonly checked: readonly (Pick<CheckedVin, 'line' | 'vin' | 'year' | 'make' | 'model' | 'recalls'> & {
    readonly check_digit_valid: boolean | null;
    readonly error_codes: readonly number[];
    readonly suggested_vin: string | null;
  })[];
  readonly unchecked: readonly (Pick<UncheckedLine, 'line' | 'text' | 'problem'> & {
    readonly first_line: number | null;
  })[];
}

/** Names a bulk check's parts as on the wire. */
export function wireBulkCheck({ checked, unchecked }: BulkCheck): WireBulkCheck {
  return {
    checked: checked.map(({ checkDigitValid, codes, suggestedVin, ...told }) => ({
      ...told,
      check_digit_valid: checkDigitValid,
      error_codes: codes,
      suggested_vin: suggestedVin,
    })),
    unchecked: unchecked.map(({ firstLine, ...told }) => ({ ...told, first_line: firstLine })),
  };
}
