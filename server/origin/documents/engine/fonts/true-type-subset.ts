import { type FontTables, trueTypeFile } from './font-tables.ts';

/** A font with only the glyphs of one document, numbered in order of first use. */
export interface FontSubset {
  /** Adds a glyph and returns its number in the subset. */
  readonly includeGlyph: (id: number) => number;
  /** Returns the font file. */
  readonly encode: () => Buffer;
}

/** Tables that a PDF reader needs unmodified if the glyphs are hinted. */
const HINTS = ['cvt ', 'fpgm', 'prep'];

/**
 * Creates a subset of a TrueType font. fontkit's own subsets parse the outline of each glyph for each document,
 * although only the numbers of its components change.
 *
 * Source: ISO 32000-1, 9.9; OpenType 1.9, tables glyf, loca, hmtx, head, hhea and maxp.
 *
 * @example
 * const subset = trueTypeSubset(woffTables(woff));
 * subset.includeGlyph(36); // 1
 * subset.encode();
 */
export function trueTypeSubset(tables: FontTables): FontSubset {
  const { outlineOf, metricsOf, withNumbers } = glyphSource(tables);
  const ids: number[] = [];
  const numbers = new Map<number, number>();
  const includeGlyph = (id: number): number => {
    const known = numbers.get(id);
    if (known !== undefined) return known;
    numbers.set(id, ids.length);
    return ids.push(id) - 1;
  };
  // The glyph for missing characters must be the first.
  includeGlyph(0);
  return {
    includeGlyph,
    encode: () => {
      const outlines: Buffer[] = [];
      // Components of composite glyphs are added during iteration, so the list grows.
      for (const id of ids) outlines.push(withPartsRenumbered(outlineOf(id), includeGlyph));
      return trueTypeFile(
        new Map([
          ...[...tables].filter(([tag]) => HINTS.includes(tag)),
          ...withNumbers(ids.length),
          ['glyf', Buffer.concat(outlines)],
          ['hmtx', Buffer.concat(ids.map(metricsOf))],
          ['loca', offsetsOf(outlines)],
        ]),
      );
    },
  };
}

/** Reads glyphs directly from the tables of a font. */
function glyphSource(tables: FontTables) {
  const [glyf, head, hhea, hmtx, loca, maxp] = ['glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp'].map(
    (tag) => tables.get(tag) ?? Buffer.alloc(0),
  );
  if (!glyf || !head || !hhea || !hmtx || !loca || !maxp) throw new Error('The font has no TrueType outlines.');
  const isLong = head.readInt16BE(50) === 1;
  const offsetOf = (id: number) => (isLong ? loca.readUInt32BE(4 * id) : 2 * loca.readUInt16BE(2 * id));
  const advances = hhea.readUInt16BE(34);
  return {
    outlineOf: (id: number) => glyf.subarray(offsetOf(id), offsetOf(id + 1)),
    /** Returns advance and left side bearing; the last glyphs of a font share one advance. */
    metricsOf: (id: number) => {
      if (id < advances) return hmtx.subarray(4 * id, 4 * id + 4);
      const bearing = 4 * advances + 2 * (id - advances);
      return Buffer.concat([hmtx.subarray(4 * advances - 4, 4 * advances - 2), hmtx.subarray(bearing, bearing + 2)]);
    },
    /** Returns the tables with the number of glyphs and the long offset format. */
    withNumbers: (count: number): [string, Buffer][] => [
      ['head', patched(head, 50, 1)],
      ['hhea', patched(hhea, 34, count)],
      ['maxp', patched(maxp, 4, count)],
    ],
  };
}

/**
 * Returns an outline with renumbered components; a composite glyph, such as an accented letter, refers to its
 * components by number.
 */
function withPartsRenumbered(outline: Buffer, numberOf: (id: number) => number): Buffer {
  if (outline.length === 0 || outline.readInt16BE(0) >= 0) return outline;
  const renumbered = Buffer.from(outline);
  let flags = 0;
  let at = 10;
  do {
    flags = outline.readUInt16BE(at);
    renumbered.writeUInt16BE(numberOf(outline.readUInt16BE(at + 2)), at + 2);
    at += 4 + (flags & 0x01 ? 4 : 2) + (flags & 0x08 ? 2 : flags & 0x40 ? 4 : flags & 0x80 ? 8 : 0);
  } while (flags & 0x20);
  return renumbered;
}

function offsetsOf(outlines: readonly Buffer[]): Buffer {
  const loca = Buffer.alloc(4 * (outlines.length + 1));
  let offset = 0;
  outlines.forEach(({ length }, index) => {
    offset += length;
    loca.writeUInt32BE(offset, 4 * (index + 1));
  });
  return loca;
}

function patched(table: Buffer, at: number, value: number): Buffer {
  const copy = Buffer.from(table);
  copy.writeUInt16BE(value, at);
  return copy;
}
