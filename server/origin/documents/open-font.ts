import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { create, type Font, type GlyphRun } from 'fontkit';

const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const SFNT_HEADER = 12;
const SFNT_ENTRY = 16;
/** Texts of documents repeat; beyond this many different ones the memory is given back. */
const MOST_RUNS = 20_000;

/**
 * Opens a WOFF file once for all documents of a process: its tables unpacked, and each text shaped once.
 *
 * @example
 * const inter = openFont(new URL('inter-latin-400-normal.woff', folder));
 */
export function openFont(file: URL): Font {
  return rememberingRuns(create(sfntOf(readFileSync(file))));
}

/**
 * The TrueType font in a WOFF file. fontkit reads WOFF, too, but unpacks a table anew whenever it looks at a glyph.
 *
 * Source: W3C, WOFF File Format 1.0, sections 3 to 5.
 */
function sfntOf(woff: Buffer): Uint8Array {
  const count = woff.readUInt16BE(12);
  const head = Buffer.alloc(SFNT_HEADER + SFNT_ENTRY * count);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  const parts: Uint8Array[] = [head];
  let offset = head.length;
  for (let index = 0; index < count; index += 1) {
    const entry = WOFF_HEADER + WOFF_ENTRY * index;
    const [start, packed, length] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at));
    if (start === undefined || packed === undefined || length === undefined) continue;
    const stored = woff.subarray(start, start + packed);
    const at = SFNT_HEADER + SFNT_ENTRY * index;
    woff.copy(head, at, entry, entry + 4);
    woff.copy(head, at + 4, entry + 16, entry + 20);
    head.writeUInt32BE(offset, at + 8);
    head.writeUInt32BE(length, at + 12);
    const padding = Buffer.alloc((4 - (length % 4)) % 4);
    parts.push(packed < length ? inflateSync(stored) : stored, padding);
    offset += length + padding.length;
  }
  return Buffer.concat(parts);
}

function rememberingRuns(font: Font): Font {
  const runs = new Map<string, GlyphRun>();
  const remembering: Font = Object.create(font, {
    layout: {
      value: (text: string, features: readonly string[] = []): GlyphRun => {
        const key = `${features.join()} ${text}`;
        const known = runs.get(key) ?? standingFor(text, font.layout(text, features));
        if (runs.size >= MOST_RUNS) runs.clear();
        runs.set(key, known);
        // pdfkit scales the positions in place, and wants the width of what they then are.
        const positions = known.positions.map((one) => ({ ...one }));
        return {
          glyphs: known.glyphs,
          positions,
          get advanceWidth() {
            return positions.reduce((sum, { xAdvance = 0 }) => sum + xAdvance, 0);
          },
        };
      },
    },
  });
  return remembering;
}

/**
 * A font's glyph remembers the character that it was first met for, and the next document would print it as that one:
 * the apostrophe as a part of a quotation mark, say. So each run tells what its glyphs stand for in its own text.
 */
function standingFor(text: string, { glyphs, positions, advanceWidth }: GlyphRun): GlyphRun {
  const codePoints = [...text].map((character) => character.codePointAt(0) ?? 0);
  const isOneToOne = codePoints.length === glyphs.length;
  return {
    positions,
    advanceWidth,
    glyphs: glyphs.map(({ id, advanceWidth: width }, index) => ({
      id,
      advanceWidth: width,
      codePoints: isOneToOne ? codePoints.slice(index, index + 1) : index === 0 ? codePoints : [],
    })),
  };
}
