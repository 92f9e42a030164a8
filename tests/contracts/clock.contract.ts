import { describe, expect, it } from 'vitest';
import type { Clock } from '#ports/clock.ts';

/** Defines the contract tests of every clock. */
export function clockContract(name: string, openClock: () => Clock): void {
  describe(`clock: ${name}`, () => {
    it('returns whole milliseconds of this century', () => {
      const now = openClock().now();

      expect(Number.isSafeInteger(now)).toBe(true);
      expect(new Date(now).getUTCFullYear()).toBeGreaterThanOrEqual(2026);
    });

    it('never goes backward', () => {
      const clock = openClock();
      const times = Array.from({ length: 100 }, () => clock.now());

      expect(times).toEqual(times.toSorted((one, other) => one - other));
    });
  });
}
