import type { Result } from 'neverthrow';
import { type CallError, callErrorStatus } from './call-error.ts';

interface Picture {
  readonly bytes: Uint8Array;
  readonly mediaType: string;
}

/** Returns a response with a private picture. Each picture has its own URL, so the browser can cache it. */
export function pictureAnswer(picture: Result<Picture, Pick<CallError, 'code'>>): Response {
  return picture.match(
    ({ bytes, mediaType }) =>
      new Response(new Uint8Array(bytes), {
        headers: { 'content-type': mediaType, 'cache-control': 'private, max-age=3600' },
      }),
    (error) => new Response(null, { status: callErrorStatus(error) }),
  );
}
