import { inspectionChecklist } from '#core/report/inspection-checklist.ts';
import { fullName } from '#core/vehicle/vehicle.ts';
import { loadedPage, signedIn } from '../app/answers/loaded.ts';
import { resolveService } from '../app/contexts/container-context.ts';
import { ErrorState } from '../components/error-state.tsx';
import { Page } from '../components/page.tsx';
import { PrintButton } from '../components/print-button.tsx';
import { TextLink } from '../components/text-link.tsx';
import { VinText } from '../components/vin-text.tsx';
import { InspectionList } from '../features/report/inspection-list.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import type { Route } from './+types/report-checklist.ts';

export async function loader({ context, params: { id }, request, url }: Route.LoaderArgs) {
  const readReport = await resolveService(context, 'readReport');
  const read = await readReport(id, { signal: request.signal });
  const checklist = read.map(({ vin, vehicle, snapshot }) => {
    const findings = snapshot?.findings ?? [];
    return { vin, vehicle, findings, parts: inspectionChecklist(findings) };
  });
  return loadedPage(signedIn(checklist, url));
}

export default function ReportChecklist({ loaderData: { value, error }, params: { id } }: Route.ComponentProps) {
  const { t } = useTexts('checklist', 'vin');
  const title = t('checklist.title');
  if (value === null) {
    return (
      <Page title={title} width="narrow" isPrivate>
        <ErrorState error={error} />
      </Page>
    );
  }
  const { vin, vehicle, parts, findings } = value;
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
