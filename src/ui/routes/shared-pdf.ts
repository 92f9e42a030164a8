import { pdfAnswer } from '../app/answers/file-answer.ts';
import { resolveService } from '../app/contexts/container-context.ts';
import type { Route } from './+types/shared-pdf.ts';

/** Returns a shared document as a file to anyone with the link. */
export async function loader({ context, params: { key }, request }: Route.LoaderArgs): Promise<Response> {
  const sharing = await resolveService(context, 'sharing');
  const pdf = await sharing.readSharedPdf(key, { signal: request.signal });
  return pdfAnswer(pdf, { name: 'shared-document.pdf', isFound: false });
}
