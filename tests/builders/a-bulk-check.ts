import type { CheckedVin, UncheckedLine } from '#core/vehicle/bulk-check.ts';

/** Builds a checked VIN of a list, without issues. */
export function aCheckedVin(details: Partial<CheckedVin> = {}): CheckedVin {
  return {
    line: 2,
    vin: '1HGCM82693A000001',
    year: 2003,
    make: 'Honda',
    model: 'Accord',
    checkDigitValid: true,
    codes: [0],
    suggestedVin: null,
    recalls: 1,
    ...details,
  };
}

/** Builds a line of a list without a VIN. */
export function anUncheckedLine(details: Partial<UncheckedLine> = {}): UncheckedLine {
  return { line: 3, text: 'sold', problem: 'classic-unknown', firstLine: null, ...details };
}
