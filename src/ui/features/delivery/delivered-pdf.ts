import type { Result } from 'neverthrow';
import type { CallError } from '#ui/app/answers/call-error.ts';
import { fileAnswer } from '#ui/app/answers/file-answer.ts';

/** Returns a response with the PDF file of a delivered document. */
export function deliveredPdf(pdf: Result<Uint8Array<ArrayBuffer>, CallError>): Response {
  return pdf.match(
    (bytes) => fileAnswer({ body: bytes, mediaType: 'application/pdf', name: 'document.pdf', isFound: false }),
    ({ code }) => {
      throw new Response(null, { status: code === 'not-found' || code === 'refused' ? 404 : 502 });
    },
  );
}
