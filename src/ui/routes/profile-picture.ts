import { pictureAnswer } from '../app/answers/picture-answer.ts';
import { resolveService } from '../app/contexts/container-context.ts';
import type { Route } from './+types/profile-picture.ts';

/** Returns the person's own profile picture, which the origin only returns with the token. */
export async function loader({ context, request }: Route.LoaderArgs): Promise<Response> {
  const accounts = await resolveService(context, 'accounts');
  return pictureAnswer(await accounts.readProfileImage({ signal: request.signal }));
}
