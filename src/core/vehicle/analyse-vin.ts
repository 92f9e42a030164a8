import type { Result } from 'neverthrow';
import { checkDigitOf } from './check-digit.ts';
import { type ClassicVinReading, readClassicVin } from './classic-vin.ts';
import { type MakerCode, makerCode } from './maker-code.ts';
import { type ModelYearContext, type ModelYearReading, modelYear } from './model-year.ts';
import { readVin, requiresCheckDigit, type VinError, type VinWarning } from './vin.ts';
import { type VinRegion, vinRegion } from './vin-region.ts';
import { type VinRepair, vinRepairs } from './vin-repair.ts';

/** The check digit of a 17-character VIN. */
export interface CheckDigitReading {
  /** The character at position 9. */
  readonly found: string;
  /** The expected character; `null` if it cannot be determined because of a letter I, O or Q. */
  readonly expected: string | null;
  /** Whether the check digit is required by law, which is the case only in North America. */
  readonly required: boolean;
}

/** The data that can be derived from the characters of a VIN alone, without a request. */
export type VinAnalysis =
  | {
      readonly kind: 'standard';
      readonly value: string;
      readonly warnings: readonly VinWarning[];
      readonly checkDigit: CheckDigitReading;
      readonly region: VinRegion | null;
      readonly maker: MakerCode;
      readonly modelYear: ModelYearReading;
      /** The possible corrections, the most likely first; empty if there is no warning. */
      readonly repairs: readonly VinRepair[];
    }
  | { readonly kind: 'classic'; readonly value: string; readonly readings: readonly ClassicVinReading[] };

/**
 * Analyzes a VIN without a request. For 17 characters it returns check digit, region, manufacturer code and model year,
 * with repairs if the VIN may be mistyped; for a classic VIN it returns its parts. It warns but never rejects: the
 * server decides whether a VIN is valid.
 *
 * Source: specification, section 5 (VEH-08); 49 CFR 565; ISO 3779 and 3780.
 *
 * @example
 * analyseVin('1HGCM82633A004352', { currentYear: 2026 }).map((vin) => vin.kind); // ok('standard')
 */
export function analyseVin(
  text: string,
  { currentYear, weight = 'unknown' }: Pick<ModelYearContext, 'currentYear'> & Partial<ModelYearContext>,
): Result<VinAnalysis, VinError> {
  return readVin(text).map((vin): VinAnalysis => {
    const { value } = vin;
    if (vin.kind === 'classic') return { kind: 'classic', value, readings: readClassicVin(value) };
    return {
      kind: 'standard',
      value,
      warnings: vin.warnings,
      checkDigit: {
        found: value.charAt(8),
        expected: checkDigitOf(value),
        required: requiresCheckDigit(value),
      },
      region: vinRegion(value),
      maker: makerCode(value),
      modelYear: modelYear(value, { currentYear, weight }),
      repairs: vin.warnings.length > 0 ? vinRepairs(value) : [],
    };
  });
}
