import { pictureAnswer } from '../app/answers/picture-answer.ts';
import { resolveService } from '../app/contexts/container-context.ts';
import type { Route } from './+types/dealer-logo.ts';

/** Returns a dealer's own logo, which the origin only returns with the token. */
export async function loader({ context, request }: Route.LoaderArgs): Promise<Response> {
  const accounts = await resolveService(context, 'accounts');
  return pictureAnswer(await accounts.readDealerLogo({ signal: request.signal }));
}
