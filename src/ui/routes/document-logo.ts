import { pictureAnswer } from '../app/answers/picture-answer.ts';
import { resolveService } from '../app/contexts/container-context.ts';
import type { Route } from './+types/document-logo.ts';

/** Hands over the dealer's logo that one's own document bears; it never changes. */
export async function loader({ context, params: { id }, request }: Route.LoaderArgs): Promise<Response> {
  const sharing = await resolveService(context, 'sharing');
  return pictureAnswer(await sharing.readLogo({ by: 'id', id }, { signal: request.signal }));
}
