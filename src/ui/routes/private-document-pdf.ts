import { resolveService } from '../app/contexts/container-context.ts';
import { deliveredPdf } from '../features/delivery/delivered-pdf.ts';
import type { Route } from './+types/private-document-pdf.ts';

/** Returns the document of a private link as a PDF file. */
export async function loader({ context, params: { key }, request }: Route.LoaderArgs): Promise<Response> {
  const deliveries = await resolveService(context, 'deliveries');
  return deliveredPdf(await deliveries.readPdf({ by: 'link', key }, { signal: request.signal }));
}
