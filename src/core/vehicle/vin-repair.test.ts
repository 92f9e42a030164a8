import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkDigitOf, hasValidCheckDigit } from './check-digit.ts';
import { offeredRepairs, type VinRepairCause, vinRepairs } from './vin-repair.ts';

const SIGNS = '0123456789ABCDEFGHJKLMNPRSTUVWXYZ';
const validVin = fc
  .array(fc.constantFrom(...SIGNS), { minLength: 17, maxLength: 17 })
  .map((signs) => `1${signs.slice(1).join('')}`)
  .map((vin) => `${vin.slice(0, 8)}${checkDigitOf(vin)}${vin.slice(9)}`);
const RANKS: readonly VinRepairCause[] = ['lookalike', 'swap', 'keyboard', 'other', 'unlikely'];

describe('vinRepairs', () => {
  it('VEH-08 ranks first the character that a mistyped O, I or Q replaces', () => {
    expect(vinRepairs('1HGCM82633AO04352')[0]).toEqual({
      vin: '1HGCM82633A004352',
      position: 12,
      typed: 'O',
      meant: '0',
      cause: 'lookalike',
    });
    expect(vinRepairs('IHGCM82633A004352')[0]?.vin).toBe('1HGCM82633A004352');
    expect(vinRepairs('1HGCM82633AQ04352')[0]?.vin).toBe('1HGCM82633A004352');
  });

  it.each([['S for 5', '1HGCM82633A0043S2', '1HGCM82633A004352']])(
    'finds %s among the look-alikes',
    (_, typed, meant) => {
      const wanted = meant.replace('#', checkDigitOf(meant.replace('#', '0')) ?? '');
      const written = `${typed.slice(0, 8)}${wanted.charAt(8)}${typed.slice(9)}`;

      expect(vinRepairs(written).find(({ vin }) => vin === wanted)?.cause).toBe('lookalike');
    },
  );

  it('DATA-07 repairs several I, O and Q at once', () => {
    expect(vinRepairs('IHGCM82633AOO4352').map(({ vin }) => vin)).toEqual(['1HGCM82633A004352']);
  });

  it('DATA-07 corrects only I, O and Q if no check digit is required', () => {
    expect(vinRepairs('WBA3A5C54CFO00001').map(({ vin }) => vin)).toEqual(['WBA3A5C54CF000001']);
    expect(vinRepairs('WBA3A5C54CF000002')).toEqual([]);
    expect(vinRepairs('W8A3A5C54CF000001')).toEqual([]);
  });

  it('DATA-07 offers a sole look-alike or swap, and a ranked list if there are several or none', () => {
    expect(offeredRepairs('1HGCM82633AO04352').map(({ vin }) => vin)).toEqual(['1HGCM82633A004352']);
    const several = offeredRepairs('1HGCM82643A004352');
    expect(several).toHaveLength(5);
    expect(several).toEqual(vinRepairs('1HGCM82643A004352').slice(0, 5));
  });

  it('finds swapped adjacent characters', () => {
    expect(vinRepairs('1HGCM82633A004532').find(({ vin }) => vin === '1HGCM82633A004352')).toEqual({
      vin: '1HGCM82633A004352',
      position: 15,
      typed: '53',
      meant: '35',
      cause: 'swap',
    });
  });

  it('suggests the check digit itself as a repair', () => {
    expect(vinRepairs('1HGCM82643A004352')).toContainEqual({
      vin: '1HGCM82633A004352',
      position: 9,
      typed: '4',
      meant: '3',
      cause: 'keyboard',
    });
  });

  it('ranks VINs of invalid form last: no year code, or a letter among the last four characters', () => {
    fc.assert(
      fc.property(validVin, fc.integer({ min: 1, max: 16 }), fc.constantFrom(...SIGNS), (vin, index, sign) => {
        for (const repair of vinRepairs(`${vin.slice(0, index)}${sign}${vin.slice(index + 1, 13)}0000`)) {
          const isOdd = 'UZ0'.includes(repair.vin.charAt(9)) || /[A-Z]/.test(repair.vin.slice(13));
          expect(repair.cause === 'unlikely').toBe(isOdd);
        }
      }),
      { numRuns: 40 },
    );
  });

  it.each([['1HGCM82633A004352'], ['1HGCM82633A00435'], ['1HGCM82643A0043521'], ['']])(
    'returns no repairs for %j',
    (vin) => {
      expect(vinRepairs(vin)).toEqual([]);
    },
  );

  it('finds every VIN with a single wrong character', () => {
    fc.assert(
      fc.property(
        validVin,
        fc.integer({ min: 1, max: 16 }),
        fc.constantFrom(...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'),
        (vin, index, sign) => {
          const spoilt = `${vin.slice(0, index)}${sign}${vin.slice(index + 1)}`;
          fc.pre(!hasValidCheckDigit(spoilt));
          expect(vinRepairs(spoilt).map((repair) => repair.vin)).toContain(vin);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('finds every VIN with two swapped adjacent characters', () => {
    fc.assert(
      fc.property(validVin, fc.integer({ min: 1, max: 15 }), (vin, index) => {
        const spoilt = `${vin.slice(0, index)}${vin.charAt(index + 1)}${vin.charAt(index)}${vin.slice(index + 2)}`;
        fc.pre(!hasValidCheckDigit(spoilt));
        expect(vinRepairs(spoilt).map((repair) => repair.vin)).toContain(vin);
      }),
      { numRuns: 60 },
    );
  });

  it('suggests only valid VINs without duplicates, a single slip away, the most likely first', () => {
    fc.assert(
      fc.property(validVin, fc.integer({ min: 1, max: 16 }), fc.constantFrom(...SIGNS), (vin, index, sign) => {
        const typed = `${vin.slice(0, index)}${sign}${vin.slice(index + 1)}`;
        const repairs = vinRepairs(typed);
        expect(new Set(repairs.map((repair) => repair.vin)).size).toBe(repairs.length);
        expect(repairs.every((repair) => hasValidCheckDigit(repair.vin))).toBe(true);
        const order = repairs.map(({ cause, position }) => RANKS.indexOf(cause) * 100 + position);
        expect(order).toEqual(order.toSorted((one, other) => one - other));
        for (const repair of repairs) {
          const differing = Array.from(typed).filter((char, place) => char !== repair.vin.charAt(place)).length;
          expect(differing).toBe(repair.typed.length);
          expect(typed.slice(repair.position - 1).startsWith(repair.typed)).toBe(true);
          expect(repair.vin.slice(repair.position - 1).startsWith(repair.meant)).toBe(true);
        }
      }),
      { numRuns: 60 },
    );
  });
});
