import { describe, expect, it } from 'vitest';
import { isInEea } from './consumer-law.ts';
import { COUNTRY_CODES, countriesIn } from './countries.ts';

describe('countriesIn', () => {
  it('PAY-09 lists each of the 249 countries once', () => {
    expect(new Set(COUNTRY_CODES).size).toBe(249);
    expect(COUNTRY_CODES).toHaveLength(249);
    expect(COUNTRY_CODES.filter(isInEea)).toHaveLength(30);
  });

  it.each([
    ['en', 'Germany', ['Afghanistan', 'Åland Islands']],
    ['es', 'Alemania', ['Afganistán', 'Albania']],
  ])('PAY-09 names and sorts them in %s', (locale, germany, first) => {
    const countries = countriesIn(locale);
    expect(countries.find(({ code }) => code === 'DE')?.name).toBe(germany);
    expect(countries.slice(0, 2).map(({ name }) => name)).toEqual(first);
  });
});
