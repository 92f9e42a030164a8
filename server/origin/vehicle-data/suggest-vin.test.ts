import { describe, expect, it } from 'vitest';
import { suggestVin } from './suggest-vin.ts';

const knows = (...vins: string[]) => ({ knowsMaker: true, decodesModel: (vin: string) => vins.includes(vin) });
const knowsAll = { knowsMaker: true, decodesModel: () => true };

describe('suggestVin', () => {
  const right = '1HGCM82633A004352';

  it('replaces a letter O with the digit 0', () => {
    expect(suggestVin('1HGCM82633AO04352', knows(right))).toEqual({ kind: 'one', vin: right, byCheckDigit: false });
  });

  it('corrects an impossible check digit', () => {
    expect(suggestVin('1HGCM826E3A004352', knowsAll)).toEqual({ kind: 'one', vin: right, byCheckDigit: false });
  });

  it('corrects a descriptor character if the VIN does not decode', () => {
    expect(suggestVin('1HGZM82633A004352', knows(right))).toEqual({ kind: 'one', vin: right, byCheckDigit: false });
  });

  it('reports when only the check digit determines which of several characters is correct', () => {
    // The other VIN also differs in one character, but its check digit is invalid.
    const other = '1HGBM82633A004352';
    expect(suggestVin('1HGZM82633A004352', knows(right, other))).toEqual({
      kind: 'one',
      vin: right,
      byCheckDigit: true,
    });
  });

  it("corrects the manufacturer's code only if it is not registered", () => {
    const misread = '1XGCM82633A004352';
    expect(suggestVin(misread, { ...knows(right), knowsMaker: false })).toMatchObject({ kind: 'one', vin: right });
    expect(suggestVin(misread, knows(right))).toEqual({ kind: 'none' });
  });

  it('suggests nothing if two corrections are possible', () => {
    // Both differ from the given VIN in one character and have a valid check digit.
    const other = '1HGZB82633A004352';
    expect(suggestVin('1HGZM82633A004352', knows(right, other)).kind).toBe('several');
  });

  it('suggests nothing for a VIN that decodes, whatever its check digit', () => {
    const wrongDigit = '1HGCM82643A004352';
    expect(suggestVin(wrongDigit, knowsAll)).toEqual({ kind: 'none' });
  });

  it('suggests nothing for two wrong characters or another length', () => {
    expect(suggestVin('1HGCM82633AOO4352', knowsAll)).toEqual({ kind: 'none' });
    expect(suggestVin('1HGCM82633A00435', knowsAll)).toEqual({ kind: 'none' });
  });
});
