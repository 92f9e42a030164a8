import type { PdfDocument } from './pdf-document.ts';
import type { Sheet } from './sheet.ts';

/**
 * Draws a figure with a text alternative for screen readers.
 *
 * @example
 * drawFigure(sheet, 'QR code: https://vinport.example/verify/3f', (doc) => doc.rect(0, 0, 10, 10).fill('black'));
 */
export function drawFigure({ doc, section }: Sheet, alt: string, draw: (doc: PdfDocument) => void): void {
  const figure = doc.struct('Figure', { alt });
  section.add(figure);
  const content = doc.markStructureContent('Figure');
  doc.save();
  draw(doc);
  doc.restore();
  doc.endMarkedContent();
  figure.add(content);
  figure.end();
}
