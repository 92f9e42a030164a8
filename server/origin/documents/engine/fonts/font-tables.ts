import { inflateSync } from 'node:zlib';

/** The tables of a font file, by tag. */
export type FontTables = ReadonlyMap<string, Buffer>;

const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const SFNT_HEADER = 12;
const SFNT_ENTRY = 16;

/**
 * Returns the decompressed tables of a WOFF file.
 *
 * Source: W3C, WOFF File Format 1.0, sections 3 to 5.
 *
 * @example
 * woffTables(readFileSync(new URL('inter-latin-400-normal.woff', folder))).has('glyf'); // true
 */
export function woffTables(woff: Buffer): FontTables {
  const tables = new Map<string, Buffer>();
  for (let index = 0; index < woff.readUInt16BE(12); index += 1) {
    const entry = WOFF_HEADER + WOFF_ENTRY * index;
    const start = woff.readUInt32BE(entry + 4);
    const packed = woff.readUInt32BE(entry + 8);
    const stored = woff.subarray(start, start + packed);
    const isPacked = packed < woff.readUInt32BE(entry + 12);
    tables.set(woff.toString('latin1', entry, entry + 4), isPacked ? inflateSync(stored) : stored);
  }
  return tables;
}

/**
 * Returns a TrueType file with the given tables. It contains no checksums, because readers of embedded fonts do not
 * check them.
 *
 * Source: OpenType 1.9, organization of an OpenType font.
 *
 * @example
 * create(trueTypeFile(woffTables(woff)));
 */
export function trueTypeFile(tables: FontTables): Buffer {
  const sorted = [...tables].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const power = Math.floor(Math.log2(sorted.length));
  const head = Buffer.alloc(SFNT_HEADER + SFNT_ENTRY * sorted.length);
  head.writeUInt32BE(0x00010000, 0);
  head.writeUInt16BE(sorted.length, 4);
  head.writeUInt16BE(16 * 2 ** power, 6);
  head.writeUInt16BE(power, 8);
  head.writeUInt16BE(16 * (sorted.length - 2 ** power), 10);
  const parts: Buffer[] = [head];
  let offset = head.length;
  sorted.forEach(([tag, table], index) => {
    const entry = SFNT_HEADER + SFNT_ENTRY * index;
    head.write(tag, entry, 'latin1');
    head.writeUInt32BE(offset, entry + 8);
    head.writeUInt32BE(table.length, entry + 12);
    const padding = Buffer.alloc((4 - (table.length % 4)) % 4);
    parts.push(table, padding);
    offset += table.length + padding.length;
  });
  return Buffer.concat(parts);
}
