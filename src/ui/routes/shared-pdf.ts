import { fileAnswer } from '../app/answers/file-answer.ts';
import { resolveService } from '../app/contexts/container-context.ts';
import type { Route } from './+types/shared-pdf.ts';

/** Returns a shared document as a file to anyone with the link. */
export async function loader({ context, params: { key }, request }: Route.LoaderArgs): Promise<Response> {
  const downloadSharedDocument = await resolveService(context, 'downloadSharedDocument');
  const pdf = await downloadSharedDocument(key, { signal: request.signal });
  return pdf.match(
    (bytes) => fileAnswer({ body: bytes, mediaType: 'application/pdf', name: 'shared-document.pdf', isFound: false }),
    (error) => {
      throw new Response(null, { status: error.code === 'not-found' || error.code === 'link-missing' ? 404 : 502 });
    },
  );
}
