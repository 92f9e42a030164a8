import { needed } from '../container-context.ts';
import type { Route } from './+types/profile-picture.ts';

/** Hands over one's own picture, which the origin gives to who has the token alone. */
export async function loader({ context, request }: Route.LoaderArgs): Promise<Response> {
  const loadProfileImage = await needed(context, 'loadProfileImage');
  const image = await loadProfileImage({ signal: request.signal });
  return image.match(
    ({ bytes, mediaType }) =>
      new Response(new Uint8Array(bytes), {
        // The address tells one picture from the next.
        headers: { 'content-type': mediaType, 'cache-control': 'private, max-age=3600' },
      }),
    ({ code }) => new Response(null, { status: code === 'not-found' ? 404 : code === 'signed-out' ? 401 : 502 }),
  );
}
