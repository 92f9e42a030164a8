import type { Result } from 'neverthrow';
import type { CallError } from '#ui/app/answers/call-error.ts';
import { pdfAnswer } from '#ui/app/answers/file-answer.ts';

/** Returns a public response with a sample's PDF file, cached for an hour because it changes only with the product. */
export function samplePdfAnswer(pdf: Result<Uint8Array<ArrayBuffer>, CallError>, name: string): Response {
  return pdfAnswer(pdf, { name, cacheControl: 'public, max-age=3600', isFound: false });
}
