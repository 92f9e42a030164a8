import { useEffect, useRef } from 'react';
import { redirect, useNavigate } from 'react-router';
import type { VinportContainer } from '#composition/create-container.ts';
import type { GenerateReportError } from '#core/report/generate-report.ts';
import type { ReportRequest } from '#core/report/report-making-store.ts';
import { fullName } from '#core/vehicle/vehicle.ts';
import { signedIn } from '../app/answers/loaded.ts';
import { vinRefusal } from '../app/answers/vin-refusal.ts';
import { containerContext } from '../app/contexts/container-context.ts';
import { Card } from '../components/card.tsx';
import { Notice } from '../components/notice.tsx';
import { Page } from '../components/page.tsx';
import { ReportProgress } from '../components/report-progress.tsx';
import { TextLink } from '../components/text-link.tsx';
import { makeSpecReport } from '../features/report/make-spec-report.ts';
import { NewReportForm, SPEC_INTENT, SpecReportForm } from '../features/report/new-report-forms.tsx';
import { ReportFailure } from '../features/report/report-failure.tsx';
import {
  makeReport,
  type ReportRequestError,
  readReportRequest,
  reportPayment,
} from '../features/report/report-request.ts';
import { useReportMaking } from '../features/report/use-report-making.ts';
import { isVinError, vinErrorText } from '../features/vehicle/vin-error-text.ts';
import { useTexts } from '../i18n/use-texts.ts';
import type { Route } from './+types/new-report.ts';

/** The maximum wait for the counts, in milliseconds. After that, the form is shown without them. */
const COUNTING_MS = 4_000;

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const container = await context.get(containerContext).open();
  const vin = url.searchParams.get('vin') ?? '';
  const counting = AbortSignal.any([request.signal, AbortSignal.timeout(COUNTING_MS)]);
  const [account, preview] = await Promise.all([
    container.get('loadAccount')({ signal: request.signal }),
    vin === '' ? null : container.get('previewReport')(vin, { signal: counting }),
  ]);
  const known = preview?.unwrapOr(null) ?? null;
  return {
    vin,
    idempotencyKey: container.get('world').ids.next(),
    payment: signedIn(account, url).match(reportPayment, () => null),
    known: known && { vehicle: fullName(known.vehicle) || known.vehicle.vin, records: known.records },
  };
}

/** Returns `false` while the report is generated: the form doesn't need to look up the vehicle again. */
export const shouldRevalidate = ({
  formMethod,
  defaultShouldRevalidate,
}: {
  readonly formMethod?: string;
  readonly defaultShouldRevalidate: boolean;
}) => formMethod !== 'POST' && defaultShouldRevalidate;

export const action = async ({ request, context }: Route.ActionArgs) =>
  answerTo(request, await context.get(containerContext).open());

/** Starts a full report. The page follows its progress in the store. */
export async function clientAction({ request, context }: Route.ClientActionArgs) {
  const container = await context.get(containerContext).open();
  const begin = (reportRequest: ReportRequest) => void container.get('reportMaker').begin(reportRequest);
  return answerTo(request, container, begin);
}

async function answerTo(request: Request, container: VinportContainer, begin?: (reportRequest: ReportRequest) => void) {
  const form = await request.clone().formData();
  if (form.get('intent') === SPEC_INTENT) {
    return { typed: null, error: null, spec: await makeSpecReport(form, container, request.signal) };
  }
  const read = await readReportRequest(
    request,
    () => container.get('world').ids.next(),
    (vin) => vinRefusal(container, vin, request),
  );
  const { typed, request: reportRequest, error } = read;
  if (reportRequest === null) return { typed, error, spec: null };
  if (begin && typed.choice === 'full') {
    begin(reportRequest);
    return { typed, error: null, spec: null };
  }
  const made = await makeReport(container, typed.choice, reportRequest, request.signal);
  if (made.isErr()) return { typed, error: made.error, spec: null };
  throw redirect(`/members/reports/${encodeURIComponent(made.value.id)}`);
}

export default function NewReport({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTexts('reports', 'vin');
  const { making, seen } = useReportMaking();
  const navigate = useNavigate();
  const watched = useRef<string | null>(null);
  useEffect(() => {
    if (making.phase === 'working') watched.current = making.request.id;
    // A person who waited is redirected to the report. One who returns later gets a notification.
    if (making.phase !== 'made' || watched.current !== making.request.id) return;
    seen();
    void navigate(`/members/reports/${encodeURIComponent(making.reportId)}`, { replace: true });
  }, [making, seen, navigate]);

  const { vin, idempotencyKey, payment, known } = loaderData;
  const failed = making.phase === 'failed' ? making : null;
  const error: ReportRequestError | GenerateReportError | null = failed?.error ?? actionData?.error ?? null;
  const typed = failed
    ? { vin: failed.request.vin, mileage: failed.request.mileage?.toString() ?? '', choice: 'full' as const }
    : (actionData?.typed ?? { vin, mileage: '', choice: 'full' as const });
  return (
    <Page title={t('reports.newTitle')} lead={t('reports.newLead')} width="narrow" isPrivate>
      {making.phase === 'made' ? (
        <Notice kind="success">
          {t('reports.readyTitle', { vin: making.request.vin })}{' '}
          <TextLink to={`/members/reports/${encodeURIComponent(making.reportId)}`} onClick={seen}>
            {t('reports.open')}
          </TextLink>
        </Notice>
      ) : null}
      {making.phase === 'working' ? (
        <Card>
          <ReportProgress vin={making.request.vin} steps={making.steps} />
        </Card>
      ) : (
        <>
          {error !== null && !isVinError(error) && error.code !== 'mileage-invalid' ? (
            <ReportFailure error={error} vin={typed.vin} />
          ) : null}
          {known && error === null ? (
            <Notice kind="info">
              {known.records > 0
                ? t('reports.known', { vehicle: known.vehicle, count: known.records })
                : t('reports.nothingKnown', { vehicle: known.vehicle })}
            </Notice>
          ) : null}
          <Card>
            <NewReportForm
              idempotencyKey={idempotencyKey}
              typed={typed}
              payment={payment}
              vinError={error !== null && isVinError(error) ? vinErrorText(t, error) : undefined}
              mileageError={error?.code === 'mileage-invalid' ? t('reports.mileageWrong') : undefined}
            />
          </Card>
          <Card>
            <SpecReportForm answer={actionData?.spec ?? null} />
          </Card>
        </>
      )}
    </Page>
  );
}
