import { finished } from 'node:stream/promises';

/**
 * The bytes of a document, once it is ended. They are taken as they come: thousands of small pieces, each of which would
 * cost a turn of the event loop if it were waited for.
 *
 * @example
 * const bytes = pdfBytes(sheet.doc);
 * sheet.doc.end();
 * await bytes;
 */
export async function pdfBytes(doc: PDFKit.PDFDocument): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  doc.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  await finished(doc, { writable: false });
  return new Uint8Array(Buffer.concat(chunks));
}
