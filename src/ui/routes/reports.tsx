import { useNavigation, useRevalidator } from 'react-router';
import { loaded, signedIn } from '../app/answers/loaded.ts';
import { pageIn } from '../app/answers/page-in.ts';
import { resolveService } from '../app/contexts/container-context.ts';
import { ButtonLink } from '../components/button-link.tsx';
import { EmptyState } from '../components/empty-state.tsx';
import { ErrorState } from '../components/error-state.tsx';
import { LoadingRegion } from '../components/loading-region.tsx';
import { Page } from '../components/page.tsx';
import { Pagination } from '../components/pagination.tsx';
import { Skeleton } from '../components/skeleton.tsx';
import { TextLink } from '../components/text-link.tsx';
import { REPORT_KINDS, ReportFilterForm } from '../features/report/report-filter-form.tsx';
import { ReportList } from '../features/report/report-list.tsx';
import { useCallErrorText } from '../hooks/use-call-error-text.ts';
import { useTexts } from '../i18n/use-texts.ts';
import type { Route } from './+types/reports.ts';

/** The number of reports per page that the origin lists. */
const REPORTS_ON_A_PAGE = 20;

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const listReports = await resolveService(context, 'listReports');
  const { searchParams } = url;
  const text = (searchParams.get('q') ?? '').trim();
  const kind = REPORT_KINDS.find((known) => known === searchParams.get('kind')) ?? null;
  const page = pageIn(searchParams);
  const filter = { ...(text !== '' && { text }), ...(kind && { kind }) };
  return { text, kind, ...loaded(signedIn(await listReports({ filter, page }, { signal: request.signal }), url)) };
}

export default function Reports({ loaderData: { text, kind, value: list, error } }: Route.ComponentProps) {
  const { t } = useTexts('reports');
  const callErrorText = useCallErrorText();
  const { revalidate } = useRevalidator();
  const { location } = useNavigation();
  const isNarrowed = text !== '' || kind !== null;
  return (
    <Page title={t('reports.title')} lead={t('reports.lead')} isPrivate>
      <ButtonLink as="p" to="/members/reports/new">
        {t('reports.new')}
      </ButtonLink>
      {isNarrowed || (list && list.total > 0) ? <ReportFilterForm text={text} kind={kind} /> : null}
      {location?.pathname === '/members/reports' ? (
        <LoadingRegion>
          <Skeleton shape="box" />
          <Skeleton shape="box" />
        </LoadingRegion>
      ) : error ? (
        <ErrorState title={t('reports.failedTitle')} onRetry={() => void revalidate()}>
          {callErrorText(error)}
        </ErrorState>
      ) : list.total === 0 ? (
        isNarrowed ? (
          <EmptyState
            title={t('reports.noneTitle')}
            action={<TextLink to="/members/reports">{t('reports.showAll')}</TextLink>}
          >
            {t('reports.none')}
          </EmptyState>
        ) : (
          <EmptyState title={t('reports.emptyTitle')}>{t('reports.empty')}</EmptyState>
        )
      ) : (
        <>
          <p className="text-muted" role="status">
            {t('reports.count', { count: list.total })}
          </p>
          <ReportList reports={list.reports} />
          <Pagination page={list.page} pages={Math.ceil(list.total / REPORTS_ON_A_PAGE)} />
        </>
      )}
    </Page>
  );
}
