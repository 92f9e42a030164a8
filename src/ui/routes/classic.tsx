import { data, Form, useNavigation } from 'react-router';
import { readClassicVin } from '#core/vehicle/classic-vin.ts';
import { fullName } from '#core/vehicle/vehicle.ts';
import { readVin } from '#core/vehicle/vin.ts';
import { callErrorStatus } from '../app/answers/call-error.ts';
import { resolveService } from '../app/contexts/container-context.ts';
import { Button } from '../components/button.tsx';
import { ButtonLink } from '../components/button-link.tsx';
import { CallErrorNotice } from '../components/call-error-notice.tsx';
import { Card } from '../components/card.tsx';
import { vinInput } from '../components/code-input.ts';
import { Notice } from '../components/notice.tsx';
import { Page } from '../components/page.tsx';
import { TextField } from '../components/text-field.tsx';
import { TextLink } from '../components/text-link.tsx';
import { VinText } from '../components/vin-text.tsx';
import { ClassicReading, ClassicSchemes } from '../features/vehicle/classic-reading.tsx';
import { NameForm } from '../features/vehicle/look-up-forms.tsx';
import { VehicleSummary } from '../features/vehicle/vehicle-summary.tsx';
import { isVinError, vinErrorText } from '../features/vehicle/vin-error-text.ts';
import { useTexts } from '../i18n/use-texts.ts';
import type { Route } from './+types/classic.ts';

export { sharedPageHeaders as headers } from '../app/answers/page-headers.ts';

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const text = url.searchParams.get('vin');
  if (text === null) return data({ text: '', outcome: null });
  const vin = readVin(text);
  if (vin.isErr()) return data({ text, outcome: { kind: 'failed', error: vin.error } as const }, { status: 422 });
  const { kind, value } = vin.value;
  if (kind === 'standard') return data({ text, outcome: { kind: 'standard', vin: value } as const });
  const decodeClassic = await resolveService(context, 'decodeClassic');
  const decoded = await decodeClassic({ vin: value, email: '' }, { signal: request.signal });
  const readings = readClassicVin(value);
  return decoded.match(
    (vehicle) => data({ text, outcome: { kind: 'decoded', vehicle, readings } as const }),
    (error) =>
      error.code === 'not-found'
        ? data({ text, outcome: { kind: 'unmapped', vin: value, readings } as const }, { status: 404 })
        : data({ text, outcome: { kind: 'failed', error } as const }, { status: callErrorStatus(error) }),
  );
}

export default function Classic({ loaderData: { text, outcome } }: Route.ComponentProps) {
  const { t } = useTexts('lookup', 'vin');
  const searching = useNavigation().location?.pathname === '/classic';
  const error = outcome?.kind === 'failed' ? outcome.error : null;
  const readings = outcome?.kind === 'decoded' || outcome?.kind === 'unmapped' ? outcome.readings : [];
  return (
    <Page
      title={t('lookup.classic.title')}
      lead={t('lookup.classic.lead')}
      description={t('lookup.classic.description')}
      isPrivate={outcome !== null}
    >
      {outcome?.kind === 'decoded' ? (
        <>
          <VehicleSummary title={fullName(outcome.vehicle)} vehicle={outcome.vehicle} />
          <ButtonLink as="p" to={`/vehicle-checks/${encodeURIComponent(outcome.vehicle.vin)}`}>
            {t('lookup.toCheck')}
          </ButtonLink>
        </>
      ) : null}
      {outcome?.kind === 'unmapped' ? (
        <Notice kind="info">
          <VinText vin={outcome.vin} /> – {t('lookup.classic.unmapped')}
        </Notice>
      ) : null}
      {outcome?.kind === 'standard' ? (
        <>
          <Notice kind="info">{t('lookup.classic.standard')}</Notice>
          <TextLink as="p" to={`/vehicle-checks/${outcome.vin}`}>
            {t('lookup.toCheck')}
          </TextLink>
        </>
      ) : null}
      {error && !isVinError(error) ? <CallErrorNotice error={error} /> : null}
      {readings.length > 0 ? (
        <Card title={t('lookup.classic.readings')}>
          {readings.map((reading) => (
            <ClassicReading key={reading.format} reading={reading} />
          ))}
        </Card>
      ) : null}
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Card>
          <h2 className="text-lg">{t('lookup.classic.byVin')}</h2>
          <Form method="get" action="/classic" className="grid gap-4">
            <TextField
              key={text}
              name="vin"
              label={t('vin.label')}
              hint={t('lookup.classic.hint')}
              defaultValue={text}
              {...vinInput}
              error={error && isVinError(error) ? vinErrorText(t, error) : undefined}
            />
            <Button type="submit" className="justify-self-start" busy={searching ? t('lookup.searching') : undefined}>
              {t('lookup.classic.decode')}
            </Button>
          </Form>
        </Card>
        <Card>
          <h2 className="text-lg">{t('lookup.classic.byName')}</h2>
          <NameForm />
        </Card>
      </div>
      <ClassicSchemes />
    </Page>
  );
}
