import { err, ok } from 'neverthrow';
import { lazy } from 'react';
import { loadedPage } from '../app/answers/loaded.ts';
import { resolveService } from '../app/contexts/container-context.ts';
import { ReportSheet } from '../features/report/report-sheet.tsx';
import { NoSample, SamplePage } from '../features/sample/sample-page.tsx';
import type { Route } from './+types/sample-report.ts';

export { sharedPageHeaders as headers } from '../app/answers/page-headers.ts';

const NO_SNAPSHOT = { code: 'not-found', message: null } as const;

export async function loader({ context, request }: Route.LoaderArgs) {
  const reports = await resolveService(context, 'reports');
  const read = await reports.readSample({ signal: request.signal });
  return loadedPage(read.andThen(({ snapshot }) => (snapshot === null ? err(NO_SNAPSHOT) : ok(snapshot))));
}

const FetchedSheet = lazy(async () => ({
  default: (await import('../features/report/report-sheet.tsx')).ReportSheet,
}));

export default function SampleReport({ loaderData: { value: report, error } }: Route.ComponentProps) {
  if (report === null) return <NoSample error={error} />;
  return (
    <SamplePage
      kind="report"
      served={import.meta.env.SSR ? <ReportSheet report={report} /> : null}
      fetched={<FetchedSheet report={report} />}
    />
  );
}
