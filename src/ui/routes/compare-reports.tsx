import { signedIn } from '../app/answers/loaded.ts';
import { resolveService } from '../app/contexts/container-context.ts';
import { Notice } from '../components/notice.tsx';
import { Page } from '../components/page.tsx';
import { PrintButton } from '../components/print-button.tsx';
import { TextLink } from '../components/text-link.tsx';
import { AddReportForm } from '../features/report/add-report-form.tsx';
import { ComparisonTable } from '../features/report/comparison-table.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import type { Route } from './+types/compare-reports.ts';

/** The maximum number of reports in a comparison, including the first. */
const MAX_COMPARED = 4;

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const ids = [...new Set(url.searchParams.getAll('id'))].slice(0, MAX_COMPARED);
  const options = { signal: request.signal };
  const [readReport, listReports] = await Promise.all([
    resolveService(context, 'readReport'),
    resolveService(context, 'listReports'),
  ]);
  const [listed, ...read] = await Promise.all([listReports({}, options), ...ids.map((id) => readReport(id, options))]);
  const reports = read.flatMap((result) =>
    result.match(
      ({ id, vin, createdAt, snapshot }) => (snapshot === null ? [] : [{ id, vin, createdAt, snapshot }]),
      () => [],
    ),
  );
  const compared = reports.map(({ id }) => id);
  return {
    reports,
    lost: ids.length - reports.length,
    others: signedIn(listed, url).match(
      (list) => list.reports.filter(({ id, status }) => status === 'ready' && !compared.includes(id)),
      () => [],
    ),
  };
}

export default function CompareReports({ loaderData: { reports, lost, others } }: Route.ComponentProps) {
  const { t } = useTexts('reports');
  const title = t('reports.comparison.title');
  return (
    <Page title={title} lead={t('reports.comparison.lead')} isPrivate>
      <p className="screen-only flex flex-wrap items-center gap-4">
        {reports.length > 0 ? <PrintButton>{t('reports.print')}</PrintButton> : null}
        <TextLink to="/members/reports">{t('reports.all')}</TextLink>
      </p>
      {lost > 0 ? <Notice kind="caution">{t('reports.comparison.lost', { count: lost })}</Notice> : null}
      {reports.length < 2 ? <Notice kind="info">{t('reports.comparison.few')}</Notice> : null}
      {reports.length > 0 ? <ComparisonTable reports={reports} /> : null}
      {reports.length < MAX_COMPARED && others.length > 0 ? (
        <AddReportForm ids={reports.map(({ id }) => id)} others={others} />
      ) : null}
    </Page>
  );
}
