import { inflateSync } from 'node:zlib';

/** A text fragment on a page with its start and end, in points from the bottom left corner. */
export interface PrintedText {
  readonly text: string;
  readonly x: number;
  readonly right: number;
  readonly y: number;
  readonly size: number;
}

/**
 * Returns the printed text of each page of a PDF in drawing order, according to the character mappings of its fonts.
 * Supports only the PDF features that pdfkit writes with embedded typefaces. A line that continues in another font is
 * one fragment.
 *
 * @example
 * const [first] = printedPages(await stickerPdf(sticker, TEST_PRINT));
 */
export function printedPages(pdf: Uint8Array): PrintedText[][] {
  const file = Buffer.from(pdf).toString('latin1');
  return pageContents(pdf).map((content) => printedTexts(file, content));
}

/**
 * Returns the operators of each page.
 *
 * @example
 * pageContents(pdf)[0]?.includes('/Artifact'); // true
 */
export function pageContents(pdf: Uint8Array): string[] {
  const file = Buffer.from(pdf).toString('latin1');
  const contents = file.matchAll(/\/Type \/Page\n[\s\S]*?\/Contents (\d+) 0 R/g);
  return [...contents].map(([, id]) => streamOf(file, id ?? ''));
}

/**
 * Returns the text of a page, one fragment per line.
 *
 * @example
 * pageText(pages[0]).includes('Total price');
 */
export function pageText(page: readonly PrintedText[] | undefined): string {
  return (page ?? []).map(({ text }) => text).join('\n');
}

/**
 * Returns fragments whose capital letters overlap.
 *
 * @example
 * overlaps(pages[0]); // []
 */
export function overlaps(page: readonly PrintedText[]): string[] {
  const apart = (one: PrintedText, other: PrintedText) =>
    one.right <= other.x || one.y >= other.y + 0.7 * other.size || one.y + 0.7 * one.size <= other.y;
  return page.flatMap((one, index) =>
    page
      .slice(index + 1)
      .filter((other) => !apart(one, other) && !apart(other, one))
      .map((other) => `${one.text} / ${other.text}`),
  );
}

function streamOf(file: string, id: string): string {
  const start = file.indexOf('stream\n', file.indexOf(`\n${id} 0 obj\n`)) + 'stream\n'.length;
  const end = file.indexOf('\nendstream', start);
  return inflateSync(Buffer.from(file.slice(start, end), 'latin1')).toString('latin1');
}

function objectOf(file: string, id: string): string {
  const start = file.indexOf(`\n${id} 0 obj\n`);
  return file.slice(start, file.indexOf('endobj', start));
}

/** Inlines the content drawn by reference, moved to its position. */
function writtenOut(file: string, content: string): string {
  return content.replace(/1 0 0 1 (\S+) (\S+) cm\n\/(\w+) Do/g, (_, x: string, y: string, name: string) => {
    const id = new RegExp(`/${name} (\\d+) 0 R`).exec(file)?.[1] ?? '';
    return streamOf(file, id).replace(
      /1 0 0 1 (\S+) (\S+) Tm/g,
      // Pages are drawn from the top; text is positioned from the bottom.
      (__, left: string, bottom: string) => `1 0 0 1 ${Number(x) + Number(left)} ${Number(bottom) - Number(y)} Tm`,
    );
  });
}

function printedTexts(file: string, content: string): PrintedText[] {
  const fonts = new Map<string, EmbeddedGlyphs>();
  const pieces = writtenOut(file, content).matchAll(/1 0 0 1 (\S+) (\S+) Tm\n\/(F\d+) (\S+) Tf\n[^[]*\[([^\]]*)\] TJ/g);
  const texts: PrintedText[] = [];
  for (const [, x = '', y = '', font = '', size = '', shown = ''] of pieces) {
    const glyphs = fonts.get(font) ?? glyphsOf(file, font);
    fonts.set(font, glyphs);
    const codes = [...shown.matchAll(/<([0-9a-f]*)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
    const text = codes.map((code) => glyphs.text.get(Number.parseInt(code, 16)) ?? '').join('');
    const advances = codes.reduce((sum, code) => sum + (glyphs.widths[Number.parseInt(code, 16)] ?? 0), 0);
    const kerning = [...shown.matchAll(/>\s*(-?[\d.]+)/g)].reduce((sum, [, by]) => sum + Number(by), 0);
    const width = ((advances - kerning) / 1_000) * Number(size);
    const piece = { text, x: Number(x), right: Number(x) + width, y: Number(y), size: Number(size) };
    const last = texts.at(-1);
    if (last && last.y === piece.y && Math.abs(last.right - piece.x) < 0.3) {
      texts[texts.length - 1] = { ...last, text: last.text + text, right: piece.right };
    } else texts.push(piece);
  }
  return texts;
}

/** The glyphs of an embedded font: their characters and widths. */
interface EmbeddedGlyphs {
  readonly text: ReadonlyMap<number, string>;
  readonly widths: readonly number[];
}

function glyphsOf(file: string, font: string): EmbeddedGlyphs {
  const object = objectOf(file, new RegExp(`/${font} (\\d+) 0 R`).exec(file)?.[1] ?? '');
  const map = streamOf(file, /\/ToUnicode (\d+) 0 R/.exec(object)?.[1] ?? '');
  const descendant = objectOf(file, /\/DescendantFonts \[(\d+) 0 R\]/.exec(object)?.[1] ?? '');
  const text = new Map<number, string>();
  for (const [, from = '', , values = ''] of map.matchAll(/<([0-9a-f]+)> <([0-9a-f]+)> \[([^\]]*)\]/gi)) {
    [...values.matchAll(/<([0-9a-f ]*)>/gi)].forEach(([, hex = ''], index) => {
      const units = hex.replaceAll(' ', '').match(/.{4}/g) ?? [];
      text.set(
        Number.parseInt(from, 16) + index,
        String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16))),
      );
    });
  }
  const widths = (/\/W \[0 \[([^\]]*)\]/.exec(descendant)?.[1] ?? '').trim().split(/\s+/).map(Number);
  return { text, widths };
}
