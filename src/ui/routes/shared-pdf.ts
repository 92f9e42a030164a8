import { needed } from '../container-context.ts';
import type { Route } from './+types/shared-pdf.ts';

/** Hands a shared document over as a file to whoever has the link. */
export async function loader({ context, params: { key }, request }: Route.LoaderArgs): Promise<Response> {
  const downloadSharedDocument = await needed(context, 'downloadSharedDocument');
  const pdf = await downloadSharedDocument(key, { signal: request.signal });
  return pdf.match(
    (bytes) =>
      new Response(bytes, {
        headers: {
          'content-type': 'application/pdf',
          'content-disposition': 'attachment; filename="shared-document.pdf"',
          'cache-control': 'private, no-store',
          'x-robots-tag': 'noindex',
        },
      }),
    (error) => {
      throw new Response(null, { status: error.code === 'not-found' || error.code === 'link-missing' ? 404 : 502 });
    },
  );
}
