import { resolveService } from '../app/contexts/container-context.ts';
import { samplePdfAnswer } from '../features/sample/sample-pdf-answer.ts';
import type { Route } from './+types/sample-report-pdf.ts';

/** Returns the sample report as a file. */
export async function loader({ context, request }: Route.LoaderArgs): Promise<Response> {
  const reports = await resolveService(context, 'reports');
  return samplePdfAnswer(await reports.readSamplePdf({ signal: request.signal }), 'sample-report.pdf');
}
