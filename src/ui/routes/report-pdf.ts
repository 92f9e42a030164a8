import { pdfAnswer } from '../app/answers/file-answer.ts';
import { signedIn } from '../app/answers/loaded.ts';
import { resolveService } from '../app/contexts/container-context.ts';
import type { Route } from './+types/report-pdf.ts';

/** Returns a stored report as a file. */
export async function loader({ context, params: { id }, request }: Route.LoaderArgs): Promise<Response> {
  const reports = await resolveService(context, 'reports');
  const pdf = await reports.readPdf(id, { signal: request.signal });
  const name = `history-report-${id.replace(/\W/g, '').slice(0, 8)}.pdf`;
  return pdfAnswer(signedIn(pdf, `/members/reports/${encodeURIComponent(id)}`), { name });
}
