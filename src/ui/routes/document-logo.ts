import { pictureAnswer } from '../app/answers/picture-answer.ts';
import { resolveService } from '../app/contexts/container-context.ts';
import type { Route } from './+types/document-logo.ts';

/** Returns the dealer's logo on one of the person's own documents. It never changes. */
export async function loader({ context, params: { id }, request }: Route.LoaderArgs): Promise<Response> {
  const sharing = await resolveService(context, 'sharing');
  return pictureAnswer(await sharing.readLogo({ by: 'id', id }, { signal: request.signal }));
}
