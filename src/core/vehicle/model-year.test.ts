import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { modelYear, type VehicleWeight } from './model-year.ts';

/** A VIN with the given characters at positions 7 and 10; the others are irrelevant here. */
const vinWith = (seventh: string, tenth: string) => `1HGCM8${seventh}63${tenth}A004352`;
const read = (vin: string, weight: VehicleWeight = 'light', currentYear = 2026) =>
  modelYear(vin, { currentYear, weight });

describe('modelYear', () => {
  it.each([
    ['2', 'A', 1980],
    ['2', '3', 2003],
    ['2', '9', 2009],
    ['A', 'A', 2010],
    ['A', 'J', 2018],
    ['A', 'V', 2027],
  ])('reads position 7 "%s" with position 10 "%s" as %d', (seventh, tenth, year) => {
    expect(read(vinWith(seventh, tenth)).year).toBe(year);
  });

  it('returns the reason from position 7 for both candidates', () => {
    expect(read('1HGCM82633A004352', 'light', 2040)).toEqual({
      code: '3',
      candidates: [
        { year: 2003, verdict: 'chosen', reason: 'position-7-digit' },
        { year: 2033, verdict: 'ruled-out', reason: 'position-7-digit' },
      ],
      year: 2003,
      certainty: 'certain',
    });
    expect(read('JA4AJ3AUXJU602252')).toEqual({
      code: 'J',
      candidates: [
        { year: 1988, verdict: 'ruled-out', reason: 'position-7-letter' },
        { year: 2018, verdict: 'chosen', reason: 'position-7-letter' },
      ],
      year: 2018,
      certainty: 'certain',
    });
  });

  it('treats a year after next year as 30 too high, regardless of position 7', () => {
    expect(read(vinWith('A', 'W'))).toEqual({
      code: 'W',
      candidates: [
        { year: 1998, verdict: 'chosen', reason: 'only-year-left' },
        { year: 2028, verdict: 'ruled-out', reason: 'beyond-next-year' },
      ],
      year: 1998,
      certainty: 'certain',
    });
    expect(read(vinWith('A', 'W'), 'light', 2027).year).toBe(2028);
  });

  it('treats position 7 as only likely if the weight is unknown', () => {
    const reading = read('1M8GDM9AXKP042788', 'unknown');

    expect(reading).toMatchObject({ year: 1989, certainty: 'likely' });
    expect(reading.candidates.map(({ verdict }) => verdict)).toEqual(['chosen', 'possible']);
    expect(read('JA4AJ3AUXJU602252', 'unknown').candidates.map(({ verdict }) => verdict)).toEqual([
      'possible',
      'chosen',
    ]);
  });

  it.each([
    ['54DC4W1D7RS208881', 1994, 2024],
    ['4V0TC3023CA015586', 1982, 2012],
  ])('leaves the year of the heavy %s open and assumes the later year', (vin, earlier, later) => {
    expect(read(vin, 'heavy')).toMatchObject({
      candidates: [
        { year: earlier, verdict: 'possible', reason: 'earlier-of-two' },
        { year: later, verdict: 'chosen', reason: 'later-of-two' },
      ],
      year: later,
      certainty: 'open',
    });
  });

  it.each(['I', 'O', 'Q', 'U', 'Z', '0', '-'])('returns no candidate for "%s"', (tenth) => {
    expect(read(vinWith('2', tenth))).toEqual({ code: tenth, candidates: [], year: null, certainty: 'open' });
  });

  it('returns no candidate for a VIN that is too short', () => {
    expect(read('1HGCM8263')).toEqual({ code: '', candidates: [], year: null, certainty: 'open' });
  });

  it('selects no year if both are in the future', () => {
    expect(read(vinWith('2', '3'), 'light', 2001)).toEqual({
      code: '3',
      candidates: [
        { year: 2003, verdict: 'ruled-out', reason: 'beyond-next-year' },
        { year: 2033, verdict: 'ruled-out', reason: 'beyond-next-year' },
      ],
      year: null,
      certainty: 'open',
    });
  });

  it('accepts next year', () => {
    expect(read(vinWith('2', '3'), 'light', 2002)).toMatchObject({ year: 2003, certainty: 'certain' });
  });

  it('never exceeds next year, and selects only a candidate', () => {
    const signs = fc.constantFrom(...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ');
    const weights = fc.constantFrom<VehicleWeight>('light', 'heavy', 'unknown');
    fc.assert(
      fc.property(signs, signs, weights, fc.integer({ min: 1980, max: 2060 }), (seventh, tenth, weight, now) => {
        const { year, candidates } = read(vinWith(seventh, tenth), weight, now);
        const chosen = candidates.filter(({ verdict }) => verdict === 'chosen').map((candidate) => candidate.year);
        expect(chosen).toEqual(year === null ? [] : [year]);
        expect(year ?? 0).toBeLessThanOrEqual(now + 1);
      }),
    );
  });
});
