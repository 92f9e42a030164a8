import { pictureAnswer } from '../app/answers/picture-answer.ts';
import { needed } from '../app/contexts/container-context.ts';
import type { Route } from './+types/verified-logo.ts';

/** Hands over the dealer's logo that a verified print bears. */
export async function loader({ context, params: { checksum }, request }: Route.LoaderArgs): Promise<Response> {
  const readDocumentLogo = await needed(context, 'readDocumentLogo');
  return pictureAnswer(await readDocumentLogo({ by: 'checksum', checksum }, { signal: request.signal }));
}
