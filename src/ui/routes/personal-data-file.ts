import { fileAnswer } from '../app/answers/file-answer.ts';
import { signedIn } from '../app/answers/loaded.ts';
import { resolveService } from '../app/contexts/container-context.ts';
import type { Route } from './+types/personal-data-file.ts';

/** Returns all stored data of the signed-in person as a machine-readable file. */
export async function loader({ context, request }: Route.LoaderArgs): Promise<Response> {
  const privacy = await resolveService(context, 'privacy');
  const exported = signedIn(await privacy.exportPersonalData({ signal: request.signal }), '/members/privacy');
  if (exported.isErr()) {
    throw new Response(null, { status: exported.error.code === 'too-many-requests' ? 429 : 502 });
  }
  const body = JSON.stringify(exported.value, null, 2);
  return fileAnswer({ body, mediaType: 'application/json', name: 'personal-data.json' });
}
