import type { Result } from 'neverthrow';
import type { CallError } from './call-error.ts';

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
    ({ code }) => new Response(null, { status: STATUS_OF[code] ?? 502 }),
  );
}

const STATUS_OF: Readonly<Partial<Record<CallError['code'], number>>> = {
  'signed-out': 401,
  forbidden: 403,
  'not-found': 404,
};
