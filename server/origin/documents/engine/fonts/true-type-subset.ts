import { type FontTables, trueTypeFile } from './font-tables.ts';

/** A font with the glyphs of one document alone, numbered in the order in which they were first met. */
export interface FontSubset {
  /** Takes a glyph in; gives its number in the subset. */
  readonly includeGlyph: (id: number) => number;
  /** The font's file. */
  readonly encode: () => Buffer;
}

/** What a reader of PDFs asks for as it is, if the glyphs are hinted. */
const HINTS = ['cvt ', 'fpgm', 'prep'];

/**
 * Begins a subset of a TrueType font. fontkit makes subsets, too, but takes each glyph's outline apart for each document,
 * though nothing of it changes but the numbers of its parts.
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
  // What stands for a character that the font has not is always the first.
  includeGlyph(0);
  return {
    includeGlyph,
    encode: () => {
      const outlines: Buffer[] = [];
      // The parts of composed glyphs come in on the way: the list grows while it is gone through.
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

/** Reads glyphs where they lie in a font. */
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
    /** Advance and left side bearing; the last glyphs of a font share the advance of the one before them. */
    metricsOf: (id: number) => {
      if (id < advances) return hmtx.subarray(4 * id, 4 * id + 4);
      const bearing = 4 * advances + 2 * (id - advances);
      return Buffer.concat([hmtx.subarray(4 * advances - 4, 4 * advances - 2), hmtx.subarray(bearing, bearing + 2)]);
    },
    /** The tables that tell how many glyphs there are, and that their offsets are long ones. */
    withNumbers: (count: number): [string, Buffer][] => [
      ['head', patched(head, 50, 1)],
      ['hhea', patched(hhea, 34, count)],
      ['maxp', patched(maxp, 4, count)],
    ],
  };
}

/** A composed glyph, such as an accented letter, names its parts by their numbers. */
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
