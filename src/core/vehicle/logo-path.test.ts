import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOGO_SIZE, logoPath } from './logo-path.ts';

describe('logoPath', () => {
  it.each([
    ['Honda', 'honda'],
    ['Land Rover', 'land-rover'],
    ['Mercedes-Benz', 'mercedes-benz'],
    [' ROLLS  ROYCE ', 'rolls-royce'],
    ['Citroën', 'citroen'],
    ['Lynk & Co', 'lynk-co'],
    ['9ff', '9ff'],
  ])('VEH-06 converts %j to lowercase with hyphens', (make, name) => {
    expect(logoPath({ make, year: 2012 })).toBe(`/logos/makes/${name}.svg`);
  });

  it('VEH-06 uses a separate folder for classics', () => {
    expect(logoPath({ make: 'Ford', year: 1981 })).toBe('/logos/classic-makes/ford.svg');
    expect(logoPath({ make: 'Ford', year: 1982 })).toBe('/logos/makes/ford.svg');
    expect(logoPath({ make: 'Ford', year: null })).toBe('/logos/makes/ford.svg');
  });

  it('VEH-06 sets the logo size to 160 by 160', () => {
    expect(LOGO_SIZE).toBe(160);
  });

  it.each([[null], [''], [' - '], ['吉利']])('returns null for the make %j', (make) => {
    expect(logoPath({ make, year: 2012 })).toBeNull();
  });

  it('never leaves its folder for any make', () => {
    fc.assert(
      fc.property(fc.string(), (make) => {
        const path = logoPath({ make, year: 2012 });
        return path === null || /^\/logos\/makes\/[a-z0-9]+(-[a-z0-9]+)*\.svg$/.test(path);
      }),
    );
  });
});
