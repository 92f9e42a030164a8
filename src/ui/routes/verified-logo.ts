import { pictureAnswer } from '../app/answers/picture-answer.ts';
import { resolveService } from '../app/contexts/container-context.ts';
import type { Route } from './+types/verified-logo.ts';

/** Returns the dealer's logo on a verified printed copy. */
export async function loader({ context, params: { checksum }, request }: Route.LoaderArgs): Promise<Response> {
  const sharing = await resolveService(context, 'sharing');
  return pictureAnswer(await sharing.readLogo({ by: 'checksum', checksum }, { signal: request.signal }));
}
