import { data, redirect } from 'react-router';
import { inspectionChecklist } from '#core/report/inspection-checklist.ts';
import { fullName } from '#core/vehicle/vehicle.ts';
import { resolveService } from '../app/contexts/container-context.ts';
import { loginPath } from '../app/paths/local-path.ts';
import { ErrorState } from '../components/error-state.tsx';
import { Page } from '../components/page.tsx';
import { PrintButton } from '../components/print-button.tsx';
import { TextLink } from '../components/text-link.tsx';
import { VinText } from '../components/vin-text.tsx';
import { InspectionList } from '../features/report/inspection-list.tsx';
import { useCallErrorText } from '../hooks/use-call-error-text.ts';
import { useTexts } from '../i18n/use-texts.ts';
import type { Route } from './+types/report-checklist.ts';

export async function loader({ context, params: { id }, request, url }: Route.LoaderArgs) {
  const readReport = await resolveService(context, 'readReport');
  const read = await readReport(id, { signal: request.signal });
  return read.match(
    ({ vin, vehicle, snapshot }) => {
      const findings = snapshot?.findings ?? [];
      return data({ vin, vehicle, findings, parts: inspectionChecklist(findings), error: null });
    },
    (error) => {
      if (error.code === 'signed-out') throw redirect(loginPath(url.pathname));
      return data({ parts: null, error }, { status: error.code === 'not-found' ? 404 : 502 });
    },
  );
}

export default function ReportChecklist({ loaderData, params: { id } }: Route.ComponentProps) {
  const { t } = useTexts('checklist', 'vin');
  const callErrorText = useCallErrorText();
  const title = t('checklist.title');
  if (loaderData.parts === null) {
    return (
      <Page title={title} width="narrow" isPrivate>
        <ErrorState title={callErrorText(loaderData.error)} />
      </Page>
    );
  }
  const { vin, vehicle, parts, findings } = loaderData;
  return (
    <Page title={title} headTitle={`${title}: ${fullName(vehicle) || vin}`} lead={t('checklist.lead')} isPrivate>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 font-medium text-lg">
        {fullName(vehicle)}
        <VinText vin={vin} />
      </p>
      <div className="screen-only flex flex-wrap items-center gap-4">
        <PrintButton>{t('checklist.print')}</PrintButton>
        <TextLink to={`/members/reports/${encodeURIComponent(id)}`}>{t('checklist.back')}</TextLink>
      </div>
      <InspectionList parts={parts} findings={findings} />
    </Page>
  );
}
