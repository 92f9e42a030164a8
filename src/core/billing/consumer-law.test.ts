import { describe, expect, it } from 'vitest';
import { isInEea } from './consumer-law.ts';

describe('isInEea', () => {
  it.each(['DE', 'ES', 'IE', 'HR', 'IS', 'LI', 'NO'])(
    'PAY-09 includes %s, where the right of withdrawal applies',
    (code) => {
      expect(isInEea(code)).toBe(true);
    },
  );

  it.each(['US', 'MX', 'GB', 'CH', 'TR', 'UA', 'de', '', 'EU'])('PAY-09 excludes %j', (code) => {
    expect(isInEea(code)).toBe(false);
  });
});
