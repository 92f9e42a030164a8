/** Something that passes for the PDF of a document: its first and last line are those of a PDF, no page is between. */
export function fakePdf({ id }: { readonly id: string }): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(`%PDF-1.7\n% ${id}\n%%EOF\n`);
}
