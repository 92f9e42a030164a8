import { redirect } from 'react-router';
import { fileAnswer } from '../app/answers/file-answer.ts';
import { resolveService } from '../app/contexts/container-context.ts';
import { loginPath } from '../app/paths/local-path.ts';
import type { Route } from './+types/report-pdf.ts';

/** Returns a stored report as a file. */
export async function loader({ context, params: { id }, request }: Route.LoaderArgs): Promise<Response> {
  const reports = await resolveService(context, 'reports');
  const pdf = await reports.readPdf(id, { signal: request.signal });
  return pdf.match(
    (bytes) =>
      fileAnswer({
        body: bytes,
        mediaType: 'application/pdf',
        name: `history-report-${id.replace(/\W/g, '').slice(0, 8)}.pdf`,
      }),
    (error) => {
      if (error.code === 'signed-out') throw redirect(loginPath(`/members/reports/${encodeURIComponent(id)}`));
      throw new Response(null, { status: error.code === 'not-found' ? 404 : 502 });
    },
  );
}
