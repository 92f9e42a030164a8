import { pictureAnswer } from '../app/answers/picture-answer.ts';
import { needed } from '../app/contexts/container-context.ts';
import type { Route } from './+types/private-document-logo.ts';

/** Sends the dealer's logo on the document that a private link opens. */
export async function loader({ context, params: { key }, request }: Route.LoaderArgs): Promise<Response> {
  const readDeliveredLogo = await needed(context, 'readDeliveredLogo');
  return pictureAnswer(await readDeliveredLogo({ by: 'link', key }, { signal: request.signal }));
}
