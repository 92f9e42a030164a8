import type { PdfDocument } from './pdf-document.ts';
import type { Sheet } from './sheet.ts';

/**
 * Draws something that says what its text alternative says, for those who have the document read aloud.
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
