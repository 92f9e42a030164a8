/** Returns a fake PDF of a document: the first and last line of a PDF without pages. */
export function fakePdf({ id }: { readonly id: string }): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(`%PDF-1.7\n% ${id}\n%%EOF\n`);
}
