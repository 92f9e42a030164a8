import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkDigitOf, hasValidCheckDigit } from './check-digit.ts';

const SIGNS = Array.from('0123456789ABCDEFGHJKLMNPRSTUVWXYZ');
const anyVin = fc.array(fc.constantFrom(...SIGNS), { minLength: 17, maxLength: 17 }).map((signs) => signs.join(''));
const WEIGHTS = '8765432X098765432';
const VALUES = '0123456789.ABCDEFGH..JKLMN.P.R..STUVWXYZ';

describe('checkDigitOf', () => {
  it.each([
    ['1M8GDM9AXKP042788', 'X'],
    ['11111111111111111', '1'],
    ['1HGCM82633A004352', '3'],
    ['JA4AJ3AUXJU602252', 'X'],
    ['1HGCM82643A004352', '3'],
  ])('VEH-08 computes for %s the digit %s', (vin, digit) => {
    expect(checkDigitOf(vin)).toBe(digit);
  });

  it.each([['1HGCM82633A00435'], ['1HGCM82633A0043520'], [''], ['1HGCM82633AO04352'], ['1hgcm82633a004352']])(
    'returns null for %j',
    (vin) => {
      expect(checkDigitOf(vin)).toBeNull();
      expect(hasValidCheckDigit(vin)).toBe(false);
    },
  );

  it('agrees with an independent implementation', () => {
    fc.assert(
      fc.property(anyVin, (vin) => {
        const sum = Array.from(vin).reduce((total, sign, index) => {
          const weight = '0123456789X'.indexOf(WEIGHTS.charAt(index));
          return total + (VALUES.indexOf(sign) % 10) * weight;
        }, 0);
        return checkDigitOf(vin) === '0123456789X'.charAt(sum % 11);
      }),
    );
  });

  it('does not depend on the character at position 9', () => {
    fc.assert(
      fc.property(anyVin, fc.constantFrom(...SIGNS), (vin, sign) => {
        expect(checkDigitOf(`${vin.slice(0, 8)}${sign}${vin.slice(9)}`)).toBe(checkDigitOf(vin));
      }),
    );
  });
});

describe('hasValidCheckDigit', () => {
  it('VEH-08 distinguishes a correct check digit from a wrong digit', () => {
    expect(hasValidCheckDigit('1HGCM82633A004352')).toBe(true);
    expect(hasValidCheckDigit('1HGCM82643A004352')).toBe(false);
  });

  it('is true for exactly one of the eleven valid characters', () => {
    fc.assert(
      fc.property(anyVin, (vin) => {
        const right = Array.from('0123456789X').filter((sign) =>
          hasValidCheckDigit(`${vin.slice(0, 8)}${sign}${vin.slice(9)}`),
        );
        return right.length === 1;
      }),
    );
  });
});
