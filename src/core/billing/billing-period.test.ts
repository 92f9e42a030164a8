import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endOfPeriods } from './billing-period.ts';

const day = (text: string) => Date.parse(`${text}T09:30:00Z`);

describe('endOfPeriods', () => {
  it.each([
    ['2026-01-31', 'month', 1, '2026-02-28'],
    ['2028-01-31', 'month', 1, '2028-02-29'],
    ['2026-01-31', 'month', 2, '2026-03-31'],
    ['2026-12-15', 'month', 1, '2027-01-15'],
    ['2026-03-31', 'month', 0, '2026-03-31'],
    ['2028-02-29', 'year', 1, '2029-02-28'],
    ['2028-02-29', 'year', 4, '2032-02-29'],
  ] as const)('ends a subscription started on %s by the %s after %i periods on %s', (start, rhythm, periods, end) => {
    expect(endOfPeriods(day(start), rhythm, periods)).toBe(day(end));
  });

  it('leaves no gaps or overlaps: each period ends later than the previous one and lasts 28 to 31 days', () => {
    const times = fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2090, 0) });
    fc.assert(
      fc.property(times, fc.integer({ min: 0, max: 60 }), (start, periods) => {
        const length = endOfPeriods(start, 'month', periods + 1) - endOfPeriods(start, 'month', periods);
        const days = length / 86_400_000;
        expect(days >= 28 && days <= 31).toBe(true);
      }),
    );
  });
});
