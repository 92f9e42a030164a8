import { readFileSync } from 'node:fs';
import { create, type Font, type GlyphRun } from 'fontkit';
import { type FontTables, trueTypeFile, woffTables } from './font-tables.ts';
import { trueTypeSubset } from './true-type-subset.ts';

/** Maximum number of cached words; documents repeat words. The cache is cleared when it is full. */
const MAX_RUNS = 20_000;
const AFTER_BLANK = /(?<= )/;

/**
 * Opens a WOFF file once for all documents of a process: its tables are decompressed once, and each word is shaped
 * once. fontkit also reads WOFF, but decompresses a table each time it accesses a glyph.
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
        // pdfkit scales the positions in place and expects the width of the scaled positions.
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
 * Returns a glyph run with the characters of its own text. fontkit's glyphs retain the characters they were first used
 * for, so another document would contain those, such as a quotation mark for an apostrophe.
 */
function standingFor(text: string, { glyphs, positions, advanceWidth }: GlyphRun): GlyphRun {
  const isPlain = positions.every(({ xOffset, yOffset }) => xOffset === 0 && yOffset === 0);
  const codePoints = [...text].map((character) => character.codePointAt(0) ?? 0);
  const isOneToOne = codePoints.length === glyphs.length;
  return {
    // pdfkit treats missing offsets as zero, and hardly any glyph has one.
    positions: isPlain ? positions.map(({ xAdvance = 0 }) => ({ xAdvance })) : positions,
    advanceWidth,
    glyphs: glyphs.map(({ id, advanceWidth: width }, index) => ({
      id,
      advanceWidth: width,
      codePoints: isOneToOne ? codePoints.slice(index, index + 1) : index === 0 ? codePoints : [],
    })),
  };
}
