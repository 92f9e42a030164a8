import { inflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';

/** A piece of text on a page, with where it begins and ends, in points from the bottom left corner. */
export interface PrintedText {
  readonly text: string;
  readonly x: number;
  readonly right: number;
  readonly y: number;
  readonly size: number;
}

/**
 * Reads the pages of a PDF back: what each of them prints, in the order in which it is drawn. It knows no more of PDF
 * than what pdfkit writes with its built-in typefaces, whose characters are those of Windows-1252.
 *
 * @example
 * const [first] = printedPages(await stickerPdf(sticker));
 */
export function printedPages(pdf: Uint8Array): PrintedText[][] {
  const file = Buffer.from(pdf).toString('latin1');
  const contents = [...file.matchAll(/\/Type \/Page\n[\s\S]*?\/Contents (\d+) 0 R/g)].map(([, id]) => id ?? '');
  return contents.map((id) => printedTexts(file, streamOf(file, id)));
}

/**
 * All that a page prints, piece by piece on lines of their own.
 *
 * @example
 * pageText(pages[0]).includes('Total price');
 */
export function pageText(page: readonly PrintedText[] | undefined): string {
  return (page ?? []).map(({ text }) => text).join('\n');
}

function streamOf(file: string, id: string): string {
  const start = file.indexOf('stream\n', file.indexOf(`\n${id} 0 obj\n`)) + 'stream\n'.length;
  const end = file.indexOf('\nendstream', start);
  return inflateSync(Buffer.from(file.slice(start, end), 'latin1')).toString('latin1');
}

function printedTexts(file: string, content: string): PrintedText[] {
  const pieces = content.matchAll(/1 0 0 1 (\S+) (\S+) Tm\n\/(F\d+) (\S+) Tf\n[^[]*\[([^\]]*)\] TJ/g);
  const ruler = new PDFDocument();
  return [...pieces].map(([, x, y, font, size, shown]) => {
    const text = [...(shown ?? '').matchAll(/<([0-9a-f]*)>/g)].map(([, hex]) => decoded(hex ?? '')).join('');
    const width = ruler
      .font(fontName(file, font ?? ''))
      .fontSize(Number(size))
      .widthOfString(text);
    return { text, x: Number(x), right: Number(x) + width, y: Number(y), size: Number(size) };
  });
}

function fontName(file: string, font: string): string {
  const id = new RegExp(`/${font} (\\d+) 0 R`).exec(file)?.[1];
  const object = file.slice(file.indexOf(`\n${id} 0 obj\n`));
  return /\/BaseFont \/(\S+)/.exec(object)?.[1] ?? '';
}

function decoded(hex: string): string {
  return new TextDecoder('windows-1252').decode(Buffer.from(hex, 'hex'));
}
