import { pictureAnswer } from '../app/answers/picture-answer.ts';
import { resolveService } from '../app/contexts/container-context.ts';
import type { Route } from './+types/private-document-logo.ts';

/** Returns the dealer's logo on the document of a private link. */
export async function loader({ context, params: { key }, request }: Route.LoaderArgs): Promise<Response> {
  const deliveries = await resolveService(context, 'deliveries');
  return pictureAnswer(await deliveries.readLogo({ by: 'link', key }, { signal: request.signal }));
}
