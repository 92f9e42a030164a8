/** What time it is. */
export interface Clock {
  /** UTC epoch milliseconds. */
  now(): number;
}
