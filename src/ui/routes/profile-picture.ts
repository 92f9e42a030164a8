import { pictureAnswer } from '../app/answers/picture-answer.ts';
import { resolveService } from '../app/contexts/container-context.ts';
import type { Route } from './+types/profile-picture.ts';

/** Hands over one's own picture, which the origin gives to who has the token alone. */
export async function loader({ context, request }: Route.LoaderArgs): Promise<Response> {
  const accounts = await resolveService(context, 'accounts');
  return pictureAnswer(await accounts.readProfileImage({ signal: request.signal }));
}
