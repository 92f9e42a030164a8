/** Where new identifiers come from: random, never counting. */
export interface IdSource {
  next(): string;
}
