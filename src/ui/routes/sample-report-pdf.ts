import { needed } from '../app/contexts/container-context.ts';
import { samplePdfAnswer } from '../features/sample/sample-pdf-answer.ts';
import type { Route } from './+types/sample-report-pdf.ts';

/** Hands the sample report over as a file. */
export async function loader({ context, request }: Route.LoaderArgs): Promise<Response> {
  const downloadSampleReport = await needed(context, 'downloadSampleReport');
  return samplePdfAnswer(await downloadSampleReport({ signal: request.signal }), 'sample-report.pdf');
}
