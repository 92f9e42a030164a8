/** Provides the current time. */
export interface Clock {
  /** Returns UTC epoch milliseconds. */
  now(): number;
}
