import { describe, expect, it } from 'vitest';
import { isInEea } from './consumer-law.ts';

describe('isInEea', () => {
  it.each(['DE', 'ES', 'IE', 'HR', 'IS', 'LI', 'NO'])(
    'PAY-09 counts %s, where the right of withdrawal applies',
    (code) => {
      expect(isInEea(code)).toBe(true);
    },
  );

  it.each(['US', 'MX', 'GB', 'CH', 'TR', 'UA', 'de', '', 'EU'])('PAY-09 does not count %j', (code) => {
    expect(isInEea(code)).toBe(false);
  });
});
