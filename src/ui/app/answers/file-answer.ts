interface HandedFile {
  readonly body: BodyInit;
  readonly mediaType: string;
  readonly name: string;
  /** Left out, it is for one person alone and kept nowhere. */
  readonly cacheControl?: string;
  /** Whether search engines may lead to it. */
  readonly isFound?: boolean;
}

/** Hands a file over, for the browser to save. */
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
