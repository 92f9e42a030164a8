import { pictureAnswer } from '../app/answers/picture-answer.ts';
import { needed } from '../app/contexts/container-context.ts';
import type { Route } from './+types/profile-picture.ts';

/** Hands over one's own picture, which the origin gives to who has the token alone. */
export async function loader({ context, request }: Route.LoaderArgs): Promise<Response> {
  const loadProfileImage = await needed(context, 'loadProfileImage');
  return pictureAnswer(await loadProfileImage({ signal: request.signal }));
}
