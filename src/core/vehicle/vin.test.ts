import { describe, expect, it } from 'vitest';
import { CLASSIC_VIN_MAX_LENGTH, readVin, requiresCheckDigit } from './vin.ts';

const valueIn = (text: string) => readVin(text).map(({ value }) => value);
const warningsOf = (text: string) => readVin(text).map((vin) => (vin.kind === 'standard' ? vin.warnings : null));

describe('readVin', () => {
  it('VEH-07 reads 14 or fewer characters as a classic VIN, counted after trimming', () => {
    expect(CLASSIC_VIN_MAX_LENGTH).toBe(14);
    expect(readVin('  AB345678901234 \n')._unsafeUnwrap()).toEqual({ kind: 'classic', value: 'AB345678901234' });
    expect(readVin('7')._unsafeUnwrap()).toEqual({ kind: 'classic', value: '7' });
    expect(readVin('AB3456789012345')._unsafeUnwrapErr()).toEqual({ code: 'vin-length', length: 15 });
  });

  it('reads a 17-character VIN in any case, grouped by spaces or dashes', () => {
    expect(valueIn(' 1hg cm8263-3a004352 ')._unsafeUnwrap()).toBe('1HGCM82633A004352');
  });

  it('retains spaces and dashes of a classic VIN unless they make it too long', () => {
    expect(valueIn(' ab-12 345 ')._unsafeUnwrap()).toBe('AB-12 345');
    expect(valueIn('AB-12-45-78-01')._unsafeUnwrap()).toBe('AB-12-45-78-01');
    expect(valueIn('ABCDEFG-1234567')._unsafeUnwrap()).toBe('ABCDEFG1234567');
    expect(valueIn('xs29-l9b-123456')._unsafeUnwrap()).toBe('XS29L9B123456');
  });

  it.each([
    ['', 'vin-missing', 0],
    [' - ', 'vin-missing', 0],
    ['1234567890123456', 'vin-length', 16],
    ['123456789012345678', 'vin-length', 18],
    ['1HGCM82633A00435Ä', 'vin-characters', 17],
    ['AB_12', 'vin-characters', 5],
  ])('rejects %j as %s', (text, code, length) => {
    expect(readVin(text)._unsafeUnwrapErr()).toEqual({ code, length });
  });

  it.each([
    ['1HGCM82633A004352', []],
    ['1HGCM82643A004352', ['check-digit']],
    ['7HGCM82643A004352', ['check-digit']],
    ['WBA3A5C50CF000001', []],
    ['8AGCM82643A004352', []],
    ['1HGCM82633AO04352', ['letters-i-o-q']],
    ['WBA3A5C50CFI00001', ['letters-i-o-q']],
    ['WBAQA5C50CF000001', ['letters-i-o-q']],
  ])('VEH-08 warns about %s with %j, but accepts it', (vin, warnings) => {
    expect(warningsOf(vin)._unsafeUnwrap()).toEqual(warnings);
  });
});

describe('requiresCheckDigit', () => {
  it('VEH-08 requires it only in North America', () => {
    expect(['1', '2', '3', '4', '5', '7'].every(requiresCheckDigit)).toBe(true);
    expect(['6', '8', '9', '0', 'A', 'J', 'W', 'I'].some(requiresCheckDigit)).toBe(false);
  });
});
