import type { Language } from '#core/site/host-variant.ts';
import { type Translate, translatorOf } from '#texts/translator-of.ts';
import { registerTypefaces } from './fonts/typeface.ts';
import type { Letterhead } from './marks/letterhead.ts';
import { PdfDocument } from './pdf-document.ts';

/** A document that is being drawn. */
export interface Sheet {
  readonly doc: PdfDocument;
  readonly language: Language;
  readonly t: Translate;
  /** The dealer whose logo the document shows beside the site's; `null` without a dealer logo. */
  readonly letterhead: Letterhead | null;
  /** The structure element to which new text belongs, for screen readers. */
  section: PDFKit.PDFStructureElement;
  /** Whether any text was printed with substituted characters; the footer then mentions it. */
  substituted: boolean;
}

/** A rectangle on a page, in points, measured from the top left corner. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The printable area of US Letter in landscape, with a margin that every printer supports. */
export const FRAME: Area = { x: 21, y: 21, width: 750, height: 570 };

/** The colors of documents: one dark ink on white, its tints, amber for demonstration data, and two status colors. */
export const COLORS = {
  ink: '#12233d',
  muted: '#56616f',
  line: '#c3cbd5',
  tint: '#eef2f7',
  white: '#ffffff',
  warning: '#ffc533',
  danger: '#a4262c',
  caution: '#8a5a00',
} as const;

/** The metadata of a document. */
export interface DocumentInfo {
  readonly title: string;
  readonly subject: string;
  /** UTC epoch milliseconds. */
  readonly createdAt: number;
  readonly layout: 'landscape' | 'portrait';
  readonly language: Language;
  readonly letterhead?: Letterhead | null;
}

/**
 * Opens an empty document on US Letter. Nothing in it depends on the current time: pdfkit derives the file ID from the
 * metadata given here, so the same metadata and content produce the same bytes.
 *
 * @example
 * const sheet = openDocument({ title: 'Receipt', subject: 'Receipt', createdAt: 0, layout: 'portrait', language: 'en' });
 */
export function openDocument({ title, subject, createdAt, layout, language, letterhead = null }: DocumentInfo): Sheet {
  const date = new Date(createdAt);
  const doc = new PdfDocument({
    size: 'LETTER',
    layout,
    margin: 0,
    autoFirstPage: false,
    // All typefaces are embedded in the file.
    font: '',
    pdfVersion: '1.7',
    lang: language,
    displayTitle: true,
    tagged: true,
    info: { Title: title, Author: 'Vinport', Subject: subject, Creator: 'Vinport', CreationDate: date, ModDate: date },
  });
  registerTypefaces(doc);
  const section = doc.struct('Document');
  doc.addStructure(section);
  return { doc, language, t: translatorOf(language), letterhead, section, substituted: false };
}

/**
 * Draws with all text in a separate section, with a title for screen readers.
 *
 * @example
 * inSection(sheet, 'Prices', () => drawPrices(sheet));
 */
export function inSection(sheet: Sheet, title: string, draw: () => void): void {
  inElement(sheet, sheet.doc.struct('Sect', { title }), draw);
}

/**
 * Draws with all text in a structure element, such as a table row.
 *
 * @example
 * inElement(sheet, sheet.doc.struct('TR'), () => drawCells(sheet));
 */
export function inElement(sheet: Sheet, element: PDFKit.PDFStructureElement, draw: () => void): void {
  const outer = sheet.section;
  outer.add(element);
  sheet.section = element;
  draw();
  element.end();
  sheet.section = outer;
}

/**
 * Draws decorative lines and areas that screen readers skip.
 *
 * @example
 * decorate(sheet, (doc) => doc.rect(0, 0, 10, 10).fill(COLORS.ink));
 */
export function decorate({ doc }: Sheet, draw: (doc: PdfDocument) => void): void {
  doc.markContent('Artifact', { type: 'Layout' });
  doc.save();
  draw(doc);
  doc.restore();
  doc.endMarkedContent();
}

/**
 * Draws a straight line, by default in the current color.
 *
 * @example
 * decorate(sheet, (doc) => drawLine(doc.lineWidth(0.8), [44, 58], [568, 58], COLORS.ink));
 */
export function drawLine(
  doc: PDFKit.PDFDocument,
  from: readonly [number, number],
  to: readonly [number, number],
  color?: string,
): void {
  doc
    .moveTo(...from)
    .lineTo(...to)
    .stroke(color);
}
