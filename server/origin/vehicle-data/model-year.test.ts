import { describe, expect, it } from 'vitest';
import { hasModelYearCode, modelYearCandidates } from './model-year.ts';

const withYear = (seventh: string, tenth: string) => `1HGCM8${seventh}63${tenth}A004352`;

describe('modelYearCandidates', () => {
  it('determines the cycle of a car from position 7', () => {
    expect(modelYearCandidates(withYear('2', '3'), 'binding', 2027)).toEqual([2003]);
    expect(modelYearCandidates(withYear('F', 'C'), 'binding', 2027)).toEqual([2012]);
    expect(modelYearCandidates(withYear('2', 'C'), 'binding', 2027)).toEqual([1982]);
  });

  it('never returns a year after next year', () => {
    expect(modelYearCandidates(withYear('F', '3'), 'binding', 2027)).toEqual([2003]);
    expect(modelYearCandidates(withYear('F', 'W'), 'silent', 2027)).toEqual([1998]);
    expect(modelYearCandidates(withYear('F', 'W'), 'silent', 2028)).toEqual([2028, 1998]);
  });

  it('returns two candidates if the rule is not binding', () => {
    expect(modelYearCandidates('4V0TC3023CA015586', 'silent', 2027)).toEqual([2012, 1982]);
    expect(modelYearCandidates(withYear('2', 'C'), 'preferred', 2027)).toEqual([1982, 2012]);
    expect(modelYearCandidates(withYear('F', 'C'), 'preferred', 2027)).toEqual([2012, 1982]);
  });

  it.each(['I', 'O', 'Q', 'U', 'Z', '0'])('rejects %s as a year code', (code) => {
    expect(hasModelYearCode(withYear('2', code))).toBe(false);
    expect(modelYearCandidates(withYear('2', code), 'silent', 2027)).toEqual([]);
  });

  it('supports all thirty codes', () => {
    const years = Array.from('ABCDEFGHJKLMNPRSTVWXY123456789', (code) =>
      modelYearCandidates(withYear('2', code), 'binding', 2027),
    );
    expect(years.flat()).toEqual(Array.from({ length: 30 }, (_, index) => 1980 + index));
  });
});
