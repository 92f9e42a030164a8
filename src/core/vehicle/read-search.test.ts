import { describe, expect, it } from 'vitest';
import { readSearch } from './read-search.ts';

const read = (text: string) => readSearch(text)._unsafeUnwrap();
const errorOf = (text: string) => readSearch(text)._unsafeUnwrapErr();
const vinIn = (text: string) => {
  const search = read(text);
  return search.kind === 'vin' ? search.vin : search.kind;
};

describe('readSearch', () => {
  it.each([' 1hg cm8263-3a004352 ', '1HGCM82633A004352', '1HG CM8263 3A004352'])(
    'VEH-07 reads %j as a 17-character VIN',
    (text) => {
      expect(vinIn(text)).toEqual({ kind: 'standard', value: '1HGCM82633A004352', warnings: [] });
    },
  );

  it('VEH-08 accepts a VIN whose check digit does not match with a warning, and a European VIN without a warning', () => {
    expect(vinIn('1HGCM82643A004352')).toMatchObject({ value: '1HGCM82643A004352', warnings: ['check-digit'] });
    expect(vinIn('WBA3A5C50CF000001')).toMatchObject({ value: 'WBA3A5C50CF000001', warnings: [] });
  });

  it('VEH-07 reads 9 to 14 characters as a classic VIN', () => {
    expect(vinIn('7f03c000001')).toEqual({ kind: 'classic', value: '7F03C000001' });
    expect(vinIn('XS29-L8B-000001')).toEqual({ kind: 'classic', value: 'XS29L8B000001' });
    expect(vinIn('TD 26 47112')).toEqual({ kind: 'classic', value: 'TD 26 47112' });
  });

  it.each([
    ['ABC1234 CA', 'ABC1234', 'CA'],
    ['abc-1234, ny', 'ABC1234', 'NY'],
    ['8 SAM 123 tx', '8SAM123', 'TX'],
    ['VINPORT OR', 'VINPORT', 'OR'],
  ])('reads %j as a plate with its state', (text, plate, state) => {
    expect(read(text)).toEqual({ kind: 'plate', plate, state });
  });

  it.each([
    ['A12', 'A12'],
    ['VINPORT', 'VINPORT'],
  ])('reads %j as a plate with an unknown state', (text, plate) => {
    expect(read(text)).toEqual({ kind: 'plate', plate, state: null });
  });

  it.each(['ABC1234', 'ABC 2003', '1A234'])('does not guess whether %j is a plate or a classic VIN', (text) => {
    expect(read(text)).toMatchObject({ kind: 'plate-or-classic', plate: text.replace(' ', '') });
  });

  it('treats two final letters that are not a state as part of the plate', () => {
    expect(read('AB 123 XX')).toMatchObject({ kind: 'plate-or-classic', plate: 'AB123XX' });
    expect(vinIn('ABCDE1234567 CA')).toMatchObject({ kind: 'classic', value: 'ABCDE1234567CA' });
  });

  it.each([
    ['2003 Honda Accord', 2003, 'Honda', 'Accord'],
    ['2019 tesla model 3', 2019, 'tesla', 'model 3'],
    ['1967 Ford Mustang', 1967, 'Ford', 'Mustang'],
    ['2011 land  rover range rover', 2011, 'land rover', 'range rover'],
    ['2004-Chevrolet Aveo', 2004, 'Chevrolet', 'Aveo'],
    ['2015 Mercedes-Benz C 300', 2015, 'Mercedes-Benz', 'C 300'],
    ['Honda Accord 2003', 2003, 'Honda', 'Accord'],
    ['2003 Honda', 2003, 'Honda', ''],
    ['2003', 2003, '', ''],
  ])('reads %j as year, make and model', (text, year, make, model) => {
    expect(read(text)).toEqual({ kind: 'name', year, make, model });
  });

  it('distinguishes a 17-character name from a VIN that starts like a year', () => {
    expect(read('2004 CHEVROLET AVEO')).toMatchObject({ kind: 'name' });
    // Its ninth character happens to be the correct check digit.
    expect(read('2002 SAAB XLE LEGACY')).toMatchObject({ kind: 'name' });
    // A correct check digit and trailing digits: VINs are often printed in such groups.
    expect(vinIn('2003 CM820X 3A00001')).toMatchObject({ kind: 'standard' });
  });

  it.each([
    ['', { code: 'search-missing' }],
    [' - ', { code: 'search-missing' }],
    ['Honda Accord', { code: 'year-missing' }],
    ['Lamborghini', { code: 'year-missing' }],
    ['123456789012345', { code: 'vin-length', length: 15 }],
    ['123456789012345678', { code: 'vin-length', length: 18 }],
    ['12_45', { code: 'vin-characters', length: 5 }],
  ])('rejects %j', (text, error) => {
    expect(errorOf(text)).toEqual(error);
  });
});
