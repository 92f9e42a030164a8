/**
 * The bytes of a document, once it is ended.
 *
 * @example
 * const bytes = pdfBytes(sheet.doc);
 * sheet.doc.end();
 * await bytes;
 */
export async function pdfBytes(doc: PDFKit.PDFDocument): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  for await (const chunk of doc) chunks.push(chunk);
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}
