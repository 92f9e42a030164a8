import { readFileSync } from 'node:fs';
import { create, type Font, type GlyphRun } from 'fontkit';
import { type FontTables, trueTypeFile, woffTables } from './font-tables.ts';
import { trueTypeSubset } from './true-type-subset.ts';

/** Words of documents repeat; beyond this many different ones the memory is given back. */
const MAX_RUNS = 20_000;
const AFTER_BLANK = /(?<= )/;

/**
 * Opens a WOFF file once for all documents of a process: its tables unpacked, and each word shaped once. fontkit
 * reads WOFF, too, but unpacks a table anew whenever it looks at a glyph.
 *
 * @example
 * const inter = openFont(new URL('inter-latin-400-normal.woff', folder));
 */
export function openFont(file: URL): Font {
  const tables = woffTables(readFileSync(file));
  return rememberingRuns(create(trueTypeFile(tables)), tables);
}

function rememberingRuns(font: Font, tables: FontTables): Font {
  const runs = new Map<string, GlyphRun>();
  const remembering: Font = Object.create(font, {
    createSubset: { value: () => trueTypeSubset(tables) },
    layout: {
      value: (text: string, features: readonly string[] = []): GlyphRun => {
        const words = text.split(AFTER_BLANK).map((word) => runOf(word, features));
        // pdfkit scales the positions in place, and wants the width of what they then are.
        const positions = words.flatMap((word) => word.positions.map((one) => ({ ...one })));
        return {
          glyphs: words.flatMap(({ glyphs }) => glyphs),
          positions,
          get advanceWidth() {
            return positions.reduce((sum, { xAdvance = 0 }) => sum + xAdvance, 0);
          },
        };
      },
    },
  });
  return remembering;

  function runOf(word: string, features: readonly string[]): GlyphRun {
    const key = features.length === 0 ? word : `${features.join()}\n${word}`;
    const known = runs.get(key);
    if (known !== undefined) return known;
    const run = standingFor(word, font.layout(word, features));
    if (runs.size >= MAX_RUNS) runs.clear();
    runs.set(key, run);
    return run;
  }
}

/**
 * A font's glyph remembers the character that it was first met for, and the next document would print it as that one:
 * the apostrophe as a part of a quotation mark, say. So each run tells what its glyphs stand for in its own text.
 */
function standingFor(text: string, { glyphs, positions, advanceWidth }: GlyphRun): GlyphRun {
  const isPlain = positions.every(({ xOffset, yOffset }) => xOffset === 0 && yOffset === 0);
  const codePoints = [...text].map((character) => character.codePointAt(0) ?? 0);
  const isOneToOne = codePoints.length === glyphs.length;
  return {
    // pdfkit takes a missing offset for none, and hardly a letter has one.
    positions: isPlain ? positions.map(({ xAdvance = 0 }) => ({ xAdvance })) : positions,
    advanceWidth,
    glyphs: glyphs.map(({ id, advanceWidth: width }, index) => ({
      id,
      advanceWidth: width,
      codePoints: isOneToOne ? codePoints.slice(index, index + 1) : index === 0 ? codePoints : [],
    })),
  };
}
