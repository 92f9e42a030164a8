import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { CsvError, parse } from 'csv-parse';
import * as z from 'zod';
import { MAX_BULK_VINS } from '#core/vehicle/bulk-check.ts';

/** A line of a VIN list, unmodified. */
export interface VinLine {
  /** Line number, starting at 1. */
  readonly line: number;
  readonly text: string;
}

/** The lines of a file, and where and why reading stopped early, if it did. */
export interface VinLines {
  readonly lines: readonly VinLine[];
  readonly stoppedAt: { readonly line: number; readonly why: 'unreadable' | 'too-many' } | null;
}

const csvRecord = z.object({ record: z.array(z.string()), info: z.object({ lines: z.int() }) });

/** Bytes read at a time; between slices, the parser yields to other requests. */
const SLICE_BYTES = 16 * 1024;
/** Maximum length of a record, in bytes; a longer line does not belong to a list of vehicles. */
const LONGEST_RECORD = 64 * 1024;
const UTF_16_LITTLE_ENDIAN = [0xff, 0xfe];

/**
 * Reads the VINs of a CSV file from the column named VIN, or from the first column if there is none. Spreadsheets write
 * commas, semicolons or tabs, with or without a byte order mark, in UTF-8 or UTF-16.
 */
export async function readVinLines(bytes: Uint8Array): Promise<VinLines> {
  const text = textOf(bytes);
  const parser = parse({
    delimiter: delimiterOf(text),
    info: true,
    max_record_size: LONGEST_RECORD,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
  });
  Readable.from(slicesOf(Buffer.from(text))).pipe(parser);
  const lines: VinLine[] = [];
  let column: number | null = null;
  try {
    for await (const parsed of parser) {
      const { record, info } = csvRecord.parse(parsed);
      if (column === null) {
        const named = record.findIndex((cell) => cell.trim().toLowerCase() === 'vin');
        column = Math.max(named, 0);
        if (named >= 0) continue;
      }
      if (lines.length === MAX_BULK_VINS) return { lines, stoppedAt: { line: info.lines, why: 'too-many' } };
      lines.push({ line: info.lines, text: (record[column] ?? '').trim() });
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { lines, stoppedAt: { line: z.int().catch(1).parse(error.lines), why: 'unreadable' } };
  }
  return { lines, stoppedAt: null };
}

function textOf(bytes: Uint8Array): string {
  const isUtf16 = UTF_16_LITTLE_ENDIAN.every((byte, at) => bytes[at] === byte);
  // The decoder removes the byte order mark.
  return new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8').decode(bytes);
}

/** Returns the delimiter that occurs most often in the first line, outside of quotes. */
function delimiterOf(text: string): string {
  const [first = ''] = text.slice(0, LONGEST_RECORD).split(/\r|\n/, 1);
  const bare = first.replace(/"[^"]*"/g, '');
  const howOften = (sign: string) => bare.split(sign).length;
  return [',', ';', '\t'].reduce((best, sign) => (howOften(sign) > howOften(best) ? sign : best));
}

async function* slicesOf(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += SLICE_BYTES) {
    yield bytes.subarray(at, at + SLICE_BYTES);
    await setImmediate();
  }
}
