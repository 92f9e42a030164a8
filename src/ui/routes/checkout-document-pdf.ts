import { resolveService } from '../app/contexts/container-context.ts';
import { deliveredPdf } from '../features/delivery/delivered-pdf.ts';
import { ofStoredOrder } from '../features/delivery/of-stored-order.ts';
import type { Route } from './+types/checkout-document-pdf.ts';

/** Returns a document of an order that was placed in this browser as a PDF file. */
export async function loader({ context, params: { id }, request }: Route.LoaderArgs): Promise<Response> {
  const deliveries = await resolveService(context, 'deliveries');
  const { signal } = request;
  return deliveredPdf(await ofStoredOrder(request, id, (reference) => deliveries.readPdf(reference, { signal })));
}
