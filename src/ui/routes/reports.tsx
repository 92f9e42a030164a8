import { loaded, signedIn } from '../app/answers/loaded.ts';
import { pageIn } from '../app/answers/page-in.ts';
import { resolveService } from '../app/contexts/container-context.ts';
import { ButtonLink } from '../components/button-link.tsx';
import { Page } from '../components/page.tsx';
import { DocumentList } from '../features/membership/document-list.tsx';
import { REPORT_KINDS, ReportFilterForm, ReportList } from '../features/report/report-list.tsx';
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
  const isNarrowed = text !== '' || kind !== null;
  return (
    <Page title={t('reports.title')} lead={t('reports.lead')} isPrivate>
      <ButtonLink as="p" to="/members/reports/new">
        {t('reports.new')}
      </ButtonLink>
      {isNarrowed || (list && list.total > 0) ? <ReportFilterForm text={text} kind={kind} /> : null}
      <DocumentList
        kind="reports"
        found={list}
        error={error}
        perPage={REPORTS_ON_A_PAGE}
        noMatch={isNarrowed ? t('reports.none') : null}
      >
        <ReportList reports={list?.reports ?? []} />
      </DocumentList>
    </Page>
  );
}
