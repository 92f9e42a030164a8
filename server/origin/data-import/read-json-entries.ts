import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { Result } from 'neverthrow';
import * as z from 'zod';
import type { SourceEntry } from './import-entries.ts';

const parseJson = Result.fromThrowable((text: string): unknown => JSON.parse(text), String);

/** Streams the entries of a JSON file: the elements of one array, or one value per line. */
export async function* readJsonEntries(path: string): AsyncGenerator<SourceEntry> {
  if (await beginsWithBracket(path)) yield* arrayEntries(await readFile(path, 'utf8'));
  else yield* lineEntries(path);
}

/** Returns whether a file is one JSON array. */
export async function beginsWithBracket(path: string): Promise<boolean> {
  for await (const line of linesOf(path)) {
    const text = withoutMark(line).trim();
    // No entry is an array, so an opening bracket marks the array of all entries.
    if (text !== '') return text.startsWith('[');
  }
  return false;
}

function arrayEntries(text: string): SourceEntry[] {
  return parseJson(withoutMark(text))
    .map((value) => z.array(z.unknown()).parse(value))
    .match(
      (values) => values.map((value, index) => ({ line: index + 1, value })),
      (reason) => [{ line: 1, unreadable: `The file is not JSON: ${reason}` }],
    );
}

async function* lineEntries(path: string): AsyncGenerator<SourceEntry> {
  let line = 0;
  for await (const given of linesOf(path)) {
    line += 1;
    const text = withoutMark(given).trim();
    if (text === '') continue;
    const number = line;
    yield parseJson(text).match(
      (value): SourceEntry => ({ line: number, value }),
      (): SourceEntry => ({ line: number, unreadable: 'It is not JSON.' }),
    );
  }
}

function linesOf(path: string) {
  return createInterface({ input: createReadStream(path, 'utf8'), crlfDelay: Number.POSITIVE_INFINITY });
}

/** Removes the byte order mark that some programs write first. */
function withoutMark(text: string): string {
  return text.replace(/^\uFEFF/, '');
}
