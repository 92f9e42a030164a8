import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { parse } from 'csv-parse';
import * as z from 'zod';
import type { SourceEntry } from './import-entries.ts';
import { beginsWithBracket, readJsonEntries } from './read-json-entries.ts';

/** Reads recalls from NHTSA's FLAT_RCL, or from a JSON array with an array of the same columns per line. */
export async function* readRecalls(path: string): AsyncGenerator<SourceEntry> {
  // Each line of the flat file begins with a record number.
  yield* (await beginsWithBracket(path)) ? readJsonEntries(path) : readFlatRecalls(path);
}

const parsedLine = z.object({ record: z.array(z.string()), info: z.object({ lines: z.int() }) });

/** Maximum length of a line in NHTSA's file. */
const LONGEST_LINE = 100_000;

/** Reads NHTSA's FLAT_RCL file: Latin-1, tab-separated, without quotes or a header row. */
async function* readFlatRecalls(path: string): AsyncGenerator<SourceEntry> {
  const parser = parse({
    delimiter: '\t',
    quote: null,
    escape: null,
    encoding: 'latin1',
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: LONGEST_LINE,
  });
  // A read error ends the parser with the same error, which is then thrown below.
  const reading = pipeline(createReadStream(path), parser).catch(() => undefined);
  for await (const line of parser) {
    const { record, info } = parsedLine.parse(line);
    yield { line: info.lines, value: record };
  }
  await reading;
}
