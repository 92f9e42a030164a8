import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { KILOMETRES_PER_MILE, milesOf, type OdometerReading, orderedReadings, otherUnit } from './odometer-reading.ts';

const reading = (at: number, value: number, unit: 'mi' | 'km' = 'mi'): OdometerReading => ({
  at,
  value,
  unit,
  source: 'state',
  recordId: String(at),
});

it('converts any unit to miles', () => {
  expect(KILOMETRES_PER_MILE).toBe(1.609344);
  expect(milesOf({ value: 160.9344, unit: 'km' })).toBeCloseTo(100, 9);
  expect(milesOf({ value: 100, unit: 'mi' })).toBe(100);
});

it('supports two units', () => {
  expect(otherUnit('mi')).toBe('km');
  expect(otherUnit('km')).toBe('mi');
});

describe('orderedReadings', () => {
  it('sorts by time, and readings of the same time by value', () => {
    const [a, b, c] = [reading(2, 90), reading(2, 100, 'km'), reading(1, 500)];

    expect(orderedReadings([a, b, c])).toEqual([c, b, a]);
  });

  it('skips impossible values and readings without a date', () => {
    const sound = reading(1, 0);
    const broken = [
      reading(2, -1),
      reading(3, Number.NaN),
      reading(4, Number.POSITIVE_INFINITY),
      reading(Number.NaN, 5),
    ];

    expect(orderedReadings([...broken, sound])).toEqual([sound]);
  });

  it('returns the same order for any input order', () => {
    const list = fc
      .uniqueArray(fc.nat({ max: 1_000 }), { minLength: 2 })
      .map((days) => days.map((day) => reading(day, day)));
    fc.assert(
      fc.property(list, (readings) => {
        const dates = orderedReadings(readings).map(({ at }) => at);
        expect(dates).toEqual(readings.map(({ at }) => at).toSorted((one, other) => one - other));
      }),
    );
  });
});
