import { pdfAnswer } from '../app/answers/file-answer.ts';
import { readDelivered, refusedAsMissing } from '../features/delivery/read-delivered.ts';
import type { Route } from './+types/delivered-pdf.ts';

/** Returns a document of an order that was placed in this browser, or of a private link, as a PDF file. */
export async function loader(args: Route.LoaderArgs): Promise<Response> {
  const pdf = await readDelivered(args, (deliveries, ...of) => deliveries.readPdf(...of));
  return pdfAnswer(pdf.mapErr(refusedAsMissing), { name: 'document.pdf', isFound: false });
}
