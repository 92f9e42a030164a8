import type { Result } from 'neverthrow';
import type { CallError } from '../../call-error.ts';

/** A sample as a file for anyone, kept for an hour: it changes with the product alone. */
export function samplePdfAnswer(pdf: Result<Uint8Array<ArrayBuffer>, CallError>, fileName: string): Response {
  return pdf.match(
    (bytes) =>
      new Response(bytes, {
        headers: {
          'content-type': 'application/pdf',
          'content-disposition': `attachment; filename="${fileName}"`,
          'cache-control': 'public, max-age=3600',
          'x-robots-tag': 'noindex',
        },
      }),
    ({ code }) => {
      throw new Response(null, { status: code === 'not-found' ? 404 : 502 });
    },
  );
}
