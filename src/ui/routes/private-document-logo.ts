import { needed } from '../container-context.ts';
import { pictureAnswer } from '../picture-answer.ts';
import type { Route } from './+types/private-document-logo.ts';

/** Sends the dealer's logo on the document that a private link opens. */
export async function loader({ context, params: { key }, request }: Route.LoaderArgs): Promise<Response> {
  const readDeliveredLogo = await needed(context, 'readDeliveredLogo');
  return pictureAnswer(await readDeliveredLogo({ by: 'link', key }, { signal: request.signal }));
}
