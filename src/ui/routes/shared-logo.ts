import { pictureAnswer } from '../app/answers/picture-answer.ts';
import { resolveService } from '../app/contexts/container-context.ts';
import type { Route } from './+types/shared-logo.ts';

/** Returns the dealer's logo on a shared document. */
export async function loader({ context, params: { key }, request }: Route.LoaderArgs): Promise<Response> {
  const sharing = await resolveService(context, 'sharing');
  return pictureAnswer(await sharing.readLogo({ by: 'key', key }, { signal: request.signal }));
}
