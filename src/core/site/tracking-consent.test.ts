import { describe, expect, it } from 'vitest';
import { allowsTracking, NO_TRACKING } from './tracking-consent.ts';

describe('allowsTracking', () => {
  it.each([
    [false, false, false],
    [true, false, true],
    [false, true, true],
    [true, true, true],
  ])('SITE-13 returns for analytics %s and advertising %s: %s', (analytics, advertising, expected) => {
    expect(allowsTracking({ analytics, advertising })).toBe(expected);
  });

  it('SITE-13 allows nothing before a decision', () => {
    expect(allowsTracking(NO_TRACKING)).toBe(false);
  });
});
