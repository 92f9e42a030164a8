import type { Language } from '#core/site/host-variant.ts';
import { type Translate, translatorOf } from '#texts/translator-of.ts';
import { registerTypefaces } from './fonts/typeface.ts';
import type { Letterhead } from './marks/letterhead.ts';
import { PdfDocument } from './pdf-document.ts';

/** A document being drawn. */
export interface Sheet {
  readonly doc: PdfDocument;
  readonly language: Language;
  readonly t: Translate;
  /** Whose logo the document bears beside ours; `null` where it is ours alone. */
  readonly letterhead: Letterhead | null;
  /** The part of the document that new text belongs to, for those who have it read aloud. */
  section: PDFKit.PDFStructureElement;
  /** Whether some text could only be printed in other letters; it is then said at the foot. */
  substituted: boolean;
}

/** A rectangle on a page, in points from the top left corner. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** US Letter, landscape, within a margin that every printer can hold. */
export const FRAME: Area = { x: 21, y: 21, width: 750, height: 570 };

/** The sheet's colours: one strong ink on white, its tints, amber for what is no real record, and
 * two colours of status. */
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

/** What a document says of itself. */
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
 * Opens an empty document on US Letter. Nothing in it depends on when it is made: pdfkit derives the file's id from the
 * information given here, so the same information and contents give the same bytes.
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
    // No typeface of the reader's machine: what is printed is in the file.
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
 * Draws with all text in a part of its own, named for those who have the document read aloud.
 *
 * @example
 * inSection(sheet, 'Prices', () => drawPrices(sheet));
 */
export function inSection(sheet: Sheet, title: string, draw: () => void): void {
  inElement(sheet, sheet.doc.struct('Sect', { title }), draw);
}

/**
 * Draws with all text in an element, such as the row of a table.
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
 * Draws lines and areas that say nothing, so that readers aloud pass over them.
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
