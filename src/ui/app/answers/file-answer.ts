import type { Result } from 'neverthrow';
import { missingStatus } from './loaded.ts';

interface HandedFile {
  readonly body: BodyInit;
  readonly mediaType: string;
  readonly name: string;
  /** Defaults to private and uncached. */
  readonly cacheControl?: string;
  /** Whether search engines may index it. */
  readonly isFound?: boolean;
}

/** Returns a file response for the browser to save. */
export function fileAnswer({
  body,
  mediaType,
  name,
  cacheControl = 'private, no-store',
  isFound = true,
}: HandedFile): Response {
  return new Response(body, {
    headers: {
      'content-type': mediaType,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': cacheControl,
      ...(!isFound && { 'x-robots-tag': 'noindex' }),
    },
  });
}

/** Returns a response with a PDF file, or throws a response if there is none. */
export function pdfAnswer(
  pdf: Result<Uint8Array<ArrayBuffer>, { readonly code: string }>,
  file: Omit<HandedFile, 'body' | 'mediaType'>,
): Response {
  if (pdf.isErr()) throw new Response(null, { status: missingStatus(pdf.error) });
  return fileAnswer({ ...file, body: pdf.value, mediaType: 'application/pdf' });
}
