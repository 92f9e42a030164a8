import { describe, expect, it } from 'vitest';
import { countryName, vinOrigin } from './vin-origin.ts';

describe('vinOrigin', () => {
  it.each([
    ['1HG', 'north-america', 'US'],
    ['2HG', 'north-america', 'CA'],
    ['3VW', 'north-america', 'MX'],
    ['7SA', 'north-america', 'US'],
    ['6T1', 'oceania', 'AU'],
    ['93H', 'south-america', 'BR'],
    ['JTD', 'asia', 'JP'],
    ['KNA', 'asia', 'KR'],
    ['LRW', 'asia', 'CN'],
    ['VF1', 'europe', 'FR'],
    ['WBA', 'europe', 'DE'],
    ['TMB', 'europe', 'CZ'],
    ['YV1', 'europe', 'SE'],
    ['ZFF', 'europe', 'IT'],
    ['AAV', 'africa', 'ZA'],
  ])('%s is of %s, %s', (wmi, region, countryCode) => {
    expect(vinOrigin(wmi)).toEqual({ region, countryCode });
  });

  it('returns no country for unassigned codes', () => {
    expect(vinOrigin('D11')).toEqual({ region: null, countryCode: null });
    expect(vinOrigin('')).toEqual({ region: null, countryCode: null });
  });

  it('returns country names', () => {
    expect(countryName('DE')).toBe('Germany');
    expect(countryName(null)).toBeNull();
  });
});
