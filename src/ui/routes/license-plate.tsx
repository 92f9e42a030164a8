import { data } from 'react-router';
import { fullName } from '#core/vehicle/vehicle.ts';
import { callErrorStatus } from '../app/answers/call-error.ts';
import { resolveService } from '../app/contexts/container-context.ts';
import { ButtonLink } from '../components/button-link.tsx';
import { CallErrorNotice } from '../components/call-error-notice.tsx';
import { Card } from '../components/card.tsx';
import { Notice } from '../components/notice.tsx';
import { Page } from '../components/page.tsx';
import { TextLink } from '../components/text-link.tsx';
import { PlateForm } from '../features/vehicle/look-up-forms.tsx';
import { VehicleSummary } from '../features/vehicle/vehicle-summary.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import type { Route } from './+types/license-plate.ts';

export { sharedPageHeaders as headers } from '../app/answers/page-headers.ts';

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { searchParams } = url;
  const plate = searchParams.get('plate') ?? '';
  const state = searchParams.get('state') ?? '';
  const typed = { plate, state, vehicle: null, error: null };
  if (searchParams.size === 0) return data(typed);
  const decodePlate = await resolveService(context, 'decodePlate');
  const found = await decodePlate({ plate, state }, { signal: request.signal });
  return found.match(
    (vehicle) => data({ ...typed, vehicle }),
    (error) => data({ ...typed, error }, { status: STATUS[error.code] ?? callErrorStatus(error) }),
  );
}

const STATUS: Readonly<Record<string, number>> = { 'not-found': 404, 'plate-missing': 422, 'state-missing': 422 };

export default function LicensePlate({ loaderData: { plate, state, vehicle, error } }: Route.ComponentProps) {
  const { t } = useTexts('lookup');
  const missing = error && isMissing(error) ? error.code : null;
  return (
    <Page
      title={t('lookup.plate.title')}
      lead={t('lookup.plate.lead')}
      description={t('lookup.plate.description')}
      isPrivate={vehicle !== null || error !== null}
    >
      {vehicle ? (
        <>
          <h2>{t('lookup.plate.found', { plate: plate.trim().toUpperCase(), vehicle: fullName(vehicle) })}</h2>
          <VehicleSummary title={fullName(vehicle)} vehicle={vehicle} />
          <ButtonLink as="p" to={`/vehicle-checks/${encodeURIComponent(vehicle.vin)}`}>
            {t('lookup.toCheck')}
          </ButtonLink>
          <p className="max-w-[70ch] text-muted text-sm">{t('lookup.plate.caution')}</p>
        </>
      ) : null}
      {error?.code === 'not-found' ? (
        <>
          <Notice kind="info">{t('lookup.plate.unknown', { plate: plate.trim().toUpperCase(), state })}</Notice>
          <TextLink as="p" to="/">
            {t('lookup.plate.byVin')}
          </TextLink>
        </>
      ) : null}
      {error && error.code !== 'not-found' && !isMissing(error) ? <CallErrorNotice error={error} /> : null}
      <Card>
        <PlateForm key={`${plate} ${state}`} plate={plate} state={state.trim().toUpperCase()} missing={missing} />
      </Card>
    </Page>
  );
}

function isMissing(error: { readonly code: string }): error is { readonly code: 'plate-missing' | 'state-missing' } {
  return error.code === 'plate-missing' || error.code === 'state-missing';
}
