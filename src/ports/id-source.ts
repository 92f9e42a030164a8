/** Generates new identifiers; they are random and never sequential. */
export interface IdSource {
  next(): string;
}
