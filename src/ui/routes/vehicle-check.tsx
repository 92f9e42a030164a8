import { data, Form } from 'react-router';
import { fullName } from '../../core/vehicle/vehicle.ts';
import { readVin } from '../../core/vehicle/vin.ts';
import { Button } from '../components/button.tsx';
import { Card } from '../components/card.tsx';
import { Notice } from '../components/notice.tsx';
import { Page } from '../components/page.tsx';
import { PageHead } from '../components/page-head.tsx';
import { VehicleFacts } from '../components/vehicle-facts.tsx';
import { VinText } from '../components/vin-text.tsx';
import { needed } from '../container-context.ts';
import { checkVin } from '../features/vehicle/check-vin.ts';
import { isVinError, vinErrorText } from '../features/vehicle/vin-error-text.ts';
import { VinForm } from '../features/vehicle/vin-form.tsx';
import { useCallErrorText } from '../hooks/use-call-error-text.ts';
import { useSubmitting } from '../hooks/use-submitting.ts';
import { useTexts } from '../i18n/use-texts.ts';
import type { Route } from './+types/vehicle-check.ts';

export async function loader({ context, params: { vin: text }, request }: Route.LoaderArgs) {
  const decodeVehicle = await needed(context, 'decodeVehicle');
  const decoded = await decodeVehicle(text, { signal: request.signal });
  return decoded.match(
    (vehicle) => data({ text, vehicle, error: null }),
    (error) => data({ text, vehicle: null, error }, { status: isVinError(error) ? 422 : 502 }),
  );
}

export const action = ({ request }: Route.ActionArgs) => checkVin(request);
export const clientAction = ({ request }: Route.ClientActionArgs) => checkVin(request);

export default function VehicleCheck({ loaderData: { text, vehicle, error }, actionData }: Route.ComponentProps) {
  const { t } = useTexts('sticker', 'vehicle', 'vin');
  const callErrorText = useCallErrorText();
  const generating = useSubmitting('generate');
  if (vehicle === null) {
    const wrong = actionData?.error ?? error;
    return (
      <Page title={t('vehicle.notFound')} width="narrow">
        <PageHead title={t('vehicle.notFound')} />
        {isVinError(wrong) ? null : <Notice kind="danger">{callErrorText(wrong)}</Notice>}
        <VinForm
          action=""
          submit={t('vin.search')}
          busy={t('vin.search')}
          defaultVin={actionData?.vin ?? text}
          error={isVinError(wrong) ? vinErrorText(t, wrong) : undefined}
        />
      </Page>
    );
  }
  const name = fullName(vehicle);
  return (
    <Page title={name} lead={<VinText vin={vehicle.vin} />}>
      <PageHead title={name} description={t('vehicle.description', { vin: vehicle.vin })} />
      {warningsOf(vehicle.vin).map((warning) => (
        <Notice key={warning} kind="caution">
          {t(`vin.warning.${warning}`)}
        </Notice>
      ))}
      <Card>
        <h2>{t('vehicle.facts')}</h2>
        <VehicleFacts vehicle={vehicle} />
      </Card>
      <Form method="post" action={`/members/stickers/new?vin=${encodeURIComponent(vehicle.vin)}`}>
        <input type="hidden" name="vin" value={vehicle.vin} />
        <Button type="submit" name="intent" value="generate" busy={generating ? t('sticker.generating') : undefined}>
          {t('vehicle.getSticker')}
        </Button>
      </Form>
    </Page>
  );
}

function warningsOf(text: string) {
  return readVin(text)
    .map((vin) => (vin.kind === 'standard' ? vin.warnings : []))
    .unwrapOr([]);
}
