import { describe, expect, it } from 'vitest';
import { distanceFit, isOrdinaryDistance } from './odometer-fit.ts';

const DAY = 86_400_000;
const at = (days: number, miles: number) => ({ at: days * DAY, miles });

describe('distanceFit', () => {
  it.each([
    [0, 50_000, 'fits'],
    [30, 49_990, 'fits'],
    [30, 49_989, 'falls'],
    [9, 55_010, 'fits'],
    [9, 55_011, 'leaps'],
    [0, 50_510, 'fits'],
    [0, 50_511, 'leaps'],
    [-5, 50_511, 'leaps'],
  ] as const)('rates %d days after 50,000 miles with %d miles: %s', (days, miles, fit) => {
    expect(distanceFit(at(0, 50_000), at(days, miles))).toBe(fit);
  });
});

describe('isOrdinaryDistance', () => {
  it('uses a stricter limit of 150 miles a day', () => {
    expect(isOrdinaryDistance(at(0, 50_000), at(9, 51_510))).toBe(true);
    expect(isOrdinaryDistance(at(0, 50_000), at(9, 51_511))).toBe(false);
    expect(isOrdinaryDistance(at(0, 50_000), at(9, 49_989))).toBe(false);
  });
});
