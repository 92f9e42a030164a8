import { redirect } from 'react-router';
import { fileAnswer } from '../app/answers/file-answer.ts';
import { resolveService } from '../app/contexts/container-context.ts';
import { loginPath } from '../app/paths/local-path.ts';
import type { Route } from './+types/personal-data-file.ts';

/** Returns all stored data of the signed-in person as a machine-readable file. */
export async function loader({ context, request }: Route.LoaderArgs): Promise<Response> {
  const privacy = await resolveService(context, 'privacy');
  return (await privacy.exportPersonalData({ signal: request.signal })).match(
    (exported) =>
      fileAnswer({
        body: JSON.stringify(exported, null, 2),
        mediaType: 'application/json',
        name: 'personal-data.json',
      }),
    (error) => {
      if (error.code === 'signed-out') throw redirect(loginPath('/members/privacy'));
      throw new Response(null, { status: error.code === 'too-many-requests' ? 429 : 502 });
    },
  );
}
