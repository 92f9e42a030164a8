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
  /** The sign at position 9. */
  readonly found: string;
  /** The sign that belongs there; `null` where a letter I, O or Q leaves it open. */
  readonly expected: string | null;
  /** Whether the law asks for it: in North America alone. */
  readonly required: boolean;
}

/** All that the signs of a VIN tell by themselves, without asking anyone. */
export type VinAnalysis =
  | {
      readonly kind: 'standard';
      readonly value: string;
      readonly warnings: readonly VinWarning[];
      readonly checkDigit: CheckDigitReading;
      readonly region: VinRegion | null;
      readonly maker: MakerCode;
      readonly modelYear: ModelYearReading;
      /** What may have been meant, the likeliest first; none where there is nothing to warn of. */
      readonly repairs: readonly VinRepair[];
    }
  | { readonly kind: 'classic'; readonly value: string; readonly readings: readonly ClassicVinReading[] };

/**
 * Tells what a VIN says by itself: check digit, region, maker's code and model year of a 17-character one, with repairs
 * where something seems mistyped; the parts of a classic one. It warns and never refuses: whether a VIN is valid, the
 * server judges.
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
