import type { Clock } from '#ports/clock.ts';

/** A clock that stands still until it is told to move. */
export interface FakeClock extends Clock {
  advance(milliseconds: number): void;
}

/**
 * Makes a clock for tests; it starts on 1 June 2026 unless told otherwise.
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
