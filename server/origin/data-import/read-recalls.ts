import type { SourceEntry } from './import-entries.ts';
import { readFlatRecalls } from './read-flat-recalls.ts';
import { beginsWithBracket, readJsonEntries } from './read-json-entries.ts';

/** Reads recalls from NHTSA's FLAT_RCL, or from a JSON array with an array of the same columns per line. */
export async function* readRecalls(path: string): AsyncGenerator<SourceEntry> {
  // Each line of the flat file begins with a record number.
  yield* (await beginsWithBracket(path)) ? readJsonEntries(path) : readFlatRecalls(path);
}
