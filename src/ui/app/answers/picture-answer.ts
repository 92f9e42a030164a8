import type { Result } from 'neverthrow';
import type { CallError } from './call-error.ts';
import { callErrorStatus } from './call-error-status.ts';

interface Picture {
  readonly bytes: Uint8Array;
  readonly mediaType: string;
}

/** Hands over a picture that is for who asks alone. The address tells one picture from the next, so it may be kept. */
export function pictureAnswer(picture: Result<Picture, Pick<CallError, 'code'>>): Response {
  return picture.match(
    ({ bytes, mediaType }) =>
      new Response(new Uint8Array(bytes), {
        headers: { 'content-type': mediaType, 'cache-control': 'private, max-age=3600' },
      }),
    (error) => new Response(null, { status: callErrorStatus(error) }),
  );
}
