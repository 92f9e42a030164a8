import { redirect, useSearchParams } from 'react-router';
import { fullName } from '#core/vehicle/vehicle.ts';
import { loaded, loadedPage, signedIn } from '../app/answers/loaded.ts';
import { resolveService } from '../app/contexts/container-context.ts';
import { letterheadOf } from '../app/page/letterhead-of.ts';
import { buttonClass } from '../components/button-class.ts';
import { ButtonLink } from '../components/button-link.tsx';
import { ErrorState } from '../components/error-state.tsx';
import { FeedbackSlot } from '../components/feedback-slot.tsx';
import { Notice } from '../components/notice.tsx';
import { Page } from '../components/page.tsx';
import { PageHead } from '../components/page-head.tsx';
import { PrintButton } from '../components/print-button.tsx';
import { TextLink } from '../components/text-link.tsx';
import { DisputeForm } from '../features/report/dispute-form.tsx';
import { findingAnchor } from '../features/report/finding-anchor.ts';
import { ReportChangesPanel } from '../features/report/report-changes-panel.tsx';
import { ReportSheet } from '../features/report/report-sheet.tsx';
import { answerSharing } from '../features/sharing/share-answer.ts';
import { SharePanel } from '../features/sharing/share-panel.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import type { Route } from './+types/report.ts';

const pathOf = (id: string) => `/members/reports/${encodeURIComponent(id)}`;

export async function loader({ context, params: { id }, request }: Route.LoaderArgs) {
  const readReport = await resolveService(context, 'readReport');
  const read = await readReport(id, { signal: request.signal });
  return loadedPage(signedIn(read, pathOf(id)));
}

async function answer(args: Route.ActionArgs) {
  const {
    context,
    params: { id },
    request,
  } = args;
  const form = await request.formData();
  const intent = form.get('intent');
  if (intent === 'share' || intent === 'unshare') return answerSharing(args, intent);
  const findingId = String(form.get('finding') ?? '');
  const message = String(form.get('message') ?? '');
  const disputeFinding = await resolveService(context, 'disputeFinding');
  const disputed = await disputeFinding({ reportId: id, findingId, message }, { signal: request.signal });
  const { error } = loaded(signedIn(disputed, pathOf(id)));
  if (error !== null) return { kind: 'not-disputed', message, error } as const;
  throw redirect(`${pathOf(id)}#${findingAnchor(findingId)}`);
}

export { answer as action, answer as clientAction };

export default function ReportPage({ loaderData: { value: report, error }, actionData }: Route.ComponentProps) {
  const { t } = useTexts('reports');
  const disputing = useSearchParams()[0].get('dispute');
  if (report === null) {
    const isMissing = error.code === 'not-found';
    const title = t(isMissing ? 'reports.missingTitle' : 'reports.brokenTitle');
    return (
      <Page title={title} lead={isMissing ? t('reports.missing') : undefined} width="narrow" isPrivate>
        {isMissing ? null : <ErrorState error={error}>{t('reports.retry')}</ErrorState>}
        <TextLink as="p" to="/members/reports">
          {t('reports.all')}
        </TextLink>
      </Page>
    );
  }
  const { id, vin, vehicle, snapshot, status, disputes, comparison } = report;
  const title = t('reports.reportTitle', { vehicle: fullName(vehicle) || vin });
  const notDisputed = actionData?.kind === 'not-disputed' ? actionData : null;
  return (
    <div className="mx-auto grid w-full max-w-5xl gap-6 px-4 py-8 *:min-w-0 sm:py-12 print:p-0">
      <PageHead title={title} isPrivate />
      <div className="screen-only flex flex-wrap items-center gap-3">
        <a href={`${pathOf(id)}/pdf`} className={buttonClass('primary')} download>
          {t('reports.pdf')}
        </a>
        <PrintButton>{t('reports.print')}</PrintButton>
        <ButtonLink to={`${pathOf(id)}/checklist`} variant="quiet">
          {t('reports.checklist')}
        </ButtonLink>
        <ButtonLink to={`/members/reports/compare?id=${encodeURIComponent(id)}`} variant="quiet">
          {t('reports.compare')}
        </ButtonLink>
        <TextLink to="/members/reports">{t('reports.all')}</TextLink>
      </div>
      {comparison ? <ReportChangesPanel comparison={comparison} /> : null}
      {snapshot ? (
        <ReportSheet
          report={snapshot}
          letterhead={letterheadOf(report, pathOf(id))}
          canDispute
          disputes={disputes}
          disputing={
            disputing === null
              ? null
              : {
                  findingId: disputing,
                  form: <DisputeForm findingId={disputing} answer={notDisputed} />,
                }
          }
        />
      ) : (
        <>
          <h1>{title}</h1>
          <Notice kind="info">{t(status === 'pending' ? 'reports.pendingText' : 'reports.pdfOnly')}</Notice>
        </>
      )}
      <SharePanel answer={actionData && actionData.kind !== 'not-disputed' ? actionData : null} />
      <FeedbackSlot document="report" vin={vin} />
    </div>
  );
}
