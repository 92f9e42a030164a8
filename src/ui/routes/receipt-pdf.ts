import { redirect } from 'react-router';
import { fileAnswer } from '../app/answers/file-answer.ts';
import { resolveService } from '../app/contexts/container-context.ts';
import { loginPath } from '../app/paths/local-path.ts';
import type { Route } from './+types/receipt-pdf.ts';

/** Returns the receipt of an order as a file. */
export async function loader({ context, params: { id }, request }: Route.LoaderArgs): Promise<Response> {
  const billing = await resolveService(context, 'billing');
  const pdf = await billing.readReceiptPdf(id, { signal: request.signal });
  return pdf.match(
    (bytes) =>
      fileAnswer({ body: bytes, mediaType: 'application/pdf', name: `receipt-${id.replaceAll(/[^\w-]/g, '')}.pdf` }),
    (error) => {
      if (error.code === 'signed-out') throw redirect(loginPath(`/members/orders/${encodeURIComponent(id)}/receipt`));
      throw new Response(null, { status: error.code === 'not-found' ? 404 : 502 });
    },
  );
}
