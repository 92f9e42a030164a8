import { needed } from '../app/contexts/container-context.ts';
import { deliveredPdf } from '../features/delivery/delivered-pdf.ts';
import type { Route } from './+types/private-document-pdf.ts';

/** Sends the document that a private link opens as a PDF file. */
export async function loader({ context, params: { key }, request }: Route.LoaderArgs): Promise<Response> {
  const downloadDelivered = await needed(context, 'downloadDelivered');
  return deliveredPdf(await downloadDelivered({ by: 'link', key }, { signal: request.signal }));
}
