import { pictureAnswer } from '../app/answers/picture-answer.ts';
import { resolveService } from '../app/contexts/container-context.ts';
import type { Route } from './+types/document-logo.ts';

/** Returns the dealer's logo on one of the person's own documents, a shared one or a printed one. It never changes. */
export async function loader({ context, params, request }: Route.LoaderArgs): Promise<Response> {
  const sharing = await resolveService(context, 'sharing');
  return pictureAnswer(await sharing.readLogo(referenceOf(params), { signal: request.signal }));
}

function referenceOf(params: Route.LoaderArgs['params']) {
  if (params.key !== undefined) return { by: 'key', key: params.key } as const;
  if (params.checksum !== undefined) return { by: 'checksum', checksum: params.checksum } as const;
  return { by: 'id', id: params.id } as const;
}
