import type { Clock } from '#ports/clock.ts';

/** A clock that only advances when a test moves it. */
export interface FakeClock extends Clock {
  advance(milliseconds: number): void;
}

/**
 * Creates a clock for tests; by default it starts on June 1, 2026.
 *
 * @example
 * const clock = createFakeClock();
 * clock.advance(1_000);
 */
export function createFakeClock(startsAt = Date.UTC(2026, 5, 1, 12)): FakeClock {
  let time = startsAt;
  return {
    now: () => time,
    advance: (milliseconds) => {
      time += milliseconds;
    },
  };
}
