import { pictureAnswer } from '../app/answers/picture-answer.ts';
import { resolveService } from '../app/contexts/container-context.ts';
import type { Route } from './+types/shared-logo.ts';

/** Hands over the dealer's logo that a shared document bears. */
export async function loader({ context, params: { key }, request }: Route.LoaderArgs): Promise<Response> {
  const sharing = await resolveService(context, 'sharing');
  return pictureAnswer(await sharing.readLogo({ by: 'key', key }, { signal: request.signal }));
}
