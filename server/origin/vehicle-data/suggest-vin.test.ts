import { describe, expect, it } from 'vitest';
import { suggestVin } from './suggest-vin.ts';

const knows = (...vins: string[]) => ({ knowsMaker: true, decodesModel: (vin: string) => vins.includes(vin) });
const knowsAll = { knowsMaker: true, decodesModel: () => true };

describe('repair of one character', () => {
  const right = '1HGCM82633A004352';

  it('reads a letter O as the digit it stands for', () => {
    expect(suggestVin('1HGCM82633AO04352', knows(right))).toEqual({ kind: 'one', vin: right, byCheckDigit: false });
  });

  it('puts right a check digit that cannot be one', () => {
    expect(suggestVin('1HGCM826E3A004352', knowsAll)).toEqual({ kind: 'one', vin: right, byCheckDigit: false });
  });

  it('puts right a described character when the VIN means nothing', () => {
    expect(suggestVin('1HGZM82633A004352', knows(right))).toEqual({ kind: 'one', vin: right, byCheckDigit: false });
  });

  it('tells when other characters mean something too and the check digit alone decides', () => {
    // The other differs from the given VIN in one character as well, but its check digit is wrong.
    const other = '1HGBM82633A004352';
    expect(suggestVin('1HGZM82633A004352', knows(right, other))).toEqual({
      kind: 'one',
      vin: right,
      byCheckDigit: true,
    });
  });

  it("doubts the maker's code only where nobody registered it", () => {
    const misread = '1XGCM82633A004352';
    expect(suggestVin(misread, { ...knows(right), knowsMaker: false })).toMatchObject({ kind: 'one', vin: right });
    expect(suggestVin(misread, knows(right))).toEqual({ kind: 'none' });
  });

  it('offers nothing when two repairs fit', () => {
    // Both differ from the given VIN in one character and have a right check digit.
    const other = '1HGZB82633A004352';
    expect(suggestVin('1HGZM82633A004352', knows(right, other)).kind).toBe('several');
  });

  it('offers nothing for a VIN that decodes, whatever its check digit', () => {
    const wrongDigit = '1HGCM82643A004352';
    expect(suggestVin(wrongDigit, knowsAll)).toEqual({ kind: 'none' });
  });

  it('offers nothing for two wrong characters or another length', () => {
    expect(suggestVin('1HGCM82633AOO4352', knowsAll)).toEqual({ kind: 'none' });
    expect(suggestVin('1HGCM82633A00435', knowsAll)).toEqual({ kind: 'none' });
  });
});
