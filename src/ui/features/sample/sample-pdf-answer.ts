import type { Result } from 'neverthrow';
import type { CallError } from '#ui/app/answers/call-error.ts';
import { fileAnswer } from '#ui/app/answers/file-answer.ts';

/** Returns a public response with a sample's PDF file, cached for an hour because it changes only with the product. */
export function samplePdfAnswer(pdf: Result<Uint8Array<ArrayBuffer>, CallError>, fileName: string): Response {
  return pdf.match(
    (bytes) =>
      fileAnswer({
        body: bytes,
        mediaType: 'application/pdf',
        name: fileName,
        cacheControl: 'public, max-age=3600',
        isFound: false,
      }),
    ({ code }) => {
      throw new Response(null, { status: code === 'not-found' ? 404 : 502 });
    },
  );
}
