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
