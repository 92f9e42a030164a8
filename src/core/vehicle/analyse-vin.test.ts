import { describe, expect, it } from 'vitest';
import { analyseVin } from './analyse-vin.ts';
import { readClassicVin } from './classic-vin.ts';
import { modelYear } from './model-year.ts';
import { vinRepairs } from './vin-repair.ts';

const analyse = (text: string) => analyseVin(text, { currentYear: 2026 })._unsafeUnwrap();

describe('analyseVin', () => {
  it('VEH-08 tells what a right North American VIN says', () => {
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

  it('VEH-08 warns of a wrong check digit without refusing, and suggests repairs', () => {
    expect(analyse('1HGCM82643A004352')).toMatchObject({
      warnings: ['check-digit'],
      checkDigit: { found: '4', expected: '3', required: true },
      repairs: vinRepairs('1HGCM82643A004352'),
    });
    expect(vinRepairs('1HGCM82643A004352').length).toBeGreaterThan(0);
  });

  it('VEH-08 says nothing of a check digit that Europe does not ask for', () => {
    expect(analyse('WBA3A5C50CF000001')).toMatchObject({
      warnings: [],
      checkDigit: { found: '0', required: false },
      region: 'europe',
      repairs: [],
    });
  });

  it('VEH-08 warns of I, O and Q, and leaves the check digit open', () => {
    expect(analyse('1HGCM82633AO04352')).toMatchObject({
      warnings: ['letters-i-o-q'],
      checkDigit: { found: '3', expected: null, required: true },
      repairs: [{ vin: '1HGCM82633A004352' }],
    });
  });

  it('passes the weight on to the model year', () => {
    expect(analyseVin('54DC4W1D7RS208881', { currentYear: 2026, weight: 'heavy' })._unsafeUnwrap()).toMatchObject({
      modelYear: { year: 2024, certainty: 'open' },
    });
  });

  it('tells the parts of a classic VIN', () => {
    expect(analyse('xs29l9b123456')).toEqual({
      kind: 'classic',
      value: 'XS29L9B123456',
      readings: readClassicVin('XS29L9B123456'),
    });
  });

  it('answers why a text is no VIN', () => {
    expect(analyseVin('123456789012345', { currentYear: 2026 })._unsafeUnwrapErr().code).toBe('vin-length');
  });
});
