/** A repeatable random number generator. */
export interface SeededRandom {
  /** Returns a whole number from 0 to one below the end. */
  below(end: number): number;
  /** Returns one of the values. */
  oneOf<Value>(values: readonly [Value, ...Value[]]): Value;
}

/**
 * Creates a generator that returns the same numbers for the same seed (mulberry32).
 *
 * @example
 * createSeededRandom(7).below(10) === createSeededRandom(7).below(10); // true
 */
export function createSeededRandom(seed: number): SeededRandom {
  let state = seed >>> 0;
  const below = (end: number): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * end);
  };
  return { below, oneOf: (values) => values[below(values.length)] ?? values[0] };
}
