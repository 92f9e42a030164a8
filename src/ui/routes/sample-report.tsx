import { err, ok } from 'neverthrow';
import { lazy, Suspense } from 'react';
import { loadedPage } from '../app/answers/loaded.ts';
import { resolveService } from '../app/contexts/container-context.ts';
import { AsServed } from '../components/as-served.tsx';
import { PageHead } from '../components/page-head.tsx';
import { ReportSheet } from '../features/report/report-sheet.tsx';
import { NoSample } from '../features/sample/no-sample.tsx';
import { SampleBanner } from '../features/sample/sample-banner.tsx';
import { SampleFooter } from '../features/sample/sample-footer.tsx';
import { SheetPlaceholder } from '../features/sample/sheet-placeholder.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import type { Route } from './+types/sample-report.ts';

export { sharedPageHeaders as headers } from '../app/answers/shared-page-headers.ts';

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
  const { t } = useTexts('sample');
  if (report === null) return <NoSample error={error} />;
  return (
    <div className="mx-auto grid w-full max-w-5xl gap-6 px-4 py-8 *:min-w-0 sm:py-12">
      <PageHead title={t('sample.title.report')} description={t('sample.description.report')} />
      <SampleBanner kind="report" title={t('sample.title.report')} heading="p" />
      <AsServed
        id="sample-report"
        served={import.meta.env.SSR ? <ReportSheet report={report} /> : null}
        fetched={
          <Suspense fallback={<SheetPlaceholder />}>
            <FetchedSheet report={report} />
          </Suspense>
        }
      />
      <SampleFooter kind="report" />
    </div>
  );
}
