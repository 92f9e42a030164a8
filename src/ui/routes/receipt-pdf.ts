import { pdfAnswer } from '../app/answers/file-answer.ts';
import { signedIn } from '../app/answers/loaded.ts';
import { resolveService } from '../app/contexts/container-context.ts';
import type { Route } from './+types/receipt-pdf.ts';

/** Returns the receipt of an order as a file. */
export async function loader({ context, params: { id }, request }: Route.LoaderArgs): Promise<Response> {
  const billing = await resolveService(context, 'billing');
  const pdf = await billing.readReceiptPdf(id, { signal: request.signal });
  const path = `/members/orders/${encodeURIComponent(id)}/receipt`;
  return pdfAnswer(signedIn(pdf, path), { name: `receipt-${id.replaceAll(/[^\w-]/g, '')}.pdf` });
}
