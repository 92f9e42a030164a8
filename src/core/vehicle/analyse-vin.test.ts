import { describe, expect, it } from 'vitest';
import { analyseVin } from './analyse-vin.ts';
import { readClassicVin } from './classic-vin.ts';
import { modelYear } from './model-year.ts';
import { vinRepairs } from './vin-repair.ts';

const analyse = (text: string) => analyseVin(text, { currentYear: 2026 })._unsafeUnwrap();

describe('analyseVin', () => {
  it('VEH-08 analyzes a valid North American VIN', () => {
    expect(analyse(' 1hgcm82633a004352 ')).toEqual({
      kind: 'standard',
      value: '1HGCM82633A004352',
      warnings: [],
      checkDigit: { found: '3', expected: '3', required: true },
      region: 'north-america',
      maker: { world: '1HG', small: null },
      modelYear: modelYear('1HGCM82633A004352', { currentYear: 2026, weight: 'unknown' }),
      repairs: [],
    });
  });

  it('VEH-08 warns about a wrong check digit without rejecting it, and suggests repairs', () => {
    expect(analyse('1HGCM82643A004352')).toMatchObject({
      warnings: ['check-digit'],
      checkDigit: { found: '4', expected: '3', required: true },
      repairs: vinRepairs('1HGCM82643A004352'),
    });
    expect(vinRepairs('1HGCM82643A004352').length).toBeGreaterThan(0);
  });

  it('VEH-08 ignores the check digit in Europe, where it is not required', () => {
    expect(analyse('WBA3A5C50CF000001')).toMatchObject({
      warnings: [],
      checkDigit: { found: '0', required: false },
      region: 'europe',
      repairs: [],
    });
  });

  it('VEH-08 warns about I, O and Q, and returns no expected check digit', () => {
    expect(analyse('1HGCM82633AO04352')).toMatchObject({
      warnings: ['letters-i-o-q'],
      checkDigit: { found: '3', expected: null, required: true },
      repairs: [{ vin: '1HGCM82633A004352' }],
    });
  });

  it('uses the weight to determine the model year', () => {
    expect(analyseVin('54DC4W1D7RS208881', { currentYear: 2026, weight: 'heavy' })._unsafeUnwrap()).toMatchObject({
      modelYear: { year: 2024, certainty: 'open' },
    });
  });

  it('returns the parts of a classic VIN', () => {
    expect(analyse('xs29l9b123456')).toEqual({
      kind: 'classic',
      value: 'XS29L9B123456',
      readings: readClassicVin('XS29L9B123456'),
    });
  });

  it('returns why a text is not a VIN', () => {
    expect(analyseVin('123456789012345', { currentYear: 2026 })._unsafeUnwrapErr().code).toBe('vin-length');
  });
});
