import { data, useRevalidator } from 'react-router';
import { hasRestrictedTemplate } from '#core/sticker/restricted-year.ts';
import { fullName, isClassic } from '#core/vehicle/vehicle.ts';
import { readVin } from '#core/vehicle/vin.ts';
import { containerContext } from '../app/contexts/container-context.ts';
import { Card } from '../components/card.tsx';
import { ErrorState } from '../components/error-state.tsx';
import { Notice } from '../components/notice.tsx';
import { Page } from '../components/page.tsx';
import { TextLink } from '../components/text-link.tsx';
import { VinText } from '../components/vin-text.tsx';
import { CoverageMap } from '../features/report/coverage-map.tsx';
import { SampleLink } from '../features/site/sample-link.tsx';
import { CoverageLegend } from '../features/vehicle/coverage-legend.tsx';
import { loadVehicleCheck } from '../features/vehicle/load-vehicle-check.ts';
import { OfferList } from '../features/vehicle/offer-list.tsx';
import { RepairedVins } from '../features/vehicle/repaired-vins.tsx';
import { vehicleData } from '../features/vehicle/vehicle-data.ts';
import { VehicleSummary } from '../features/vehicle/vehicle-summary.tsx';
import { isVinError, vinErrorText } from '../features/vehicle/vin-error-text.ts';
import { VinForm } from '../features/vehicle/vin-form.tsx';
import { useCallErrorText } from '../hooks/use-call-error-text.ts';
import { useTexts } from '../i18n/use-texts.ts';
import type { Route } from './+types/vehicle-check.ts';

export { checkVin as action, checkVin as clientAction } from '../features/vehicle/check-vin.ts';

export async function loader({ context, params: { vin: text }, request, url }: Route.LoaderArgs) {
  const check = await loadVehicleCheck(await context.get(containerContext).open(), text, request.signal);
  const status = check.vehicle !== null ? 200 : isVinError(check.error) ? 422 : 502;
  return data({ text, check, origin: url.origin }, { status });
}

export default function VehicleCheck({ loaderData: { text, check, origin }, actionData }: Route.ComponentProps) {
  const { t } = useTexts('check', 'vehicle', 'vin');
  const callErrorText = useCallErrorText();
  const { revalidate } = useRevalidator();
  if (check.vehicle === null) {
    const wrong = actionData?.error ?? check.error;
    return (
      <Page title={t('vehicle.notFound')} width="narrow" isPrivate>
        {isVinError(wrong) ? null : (
          <ErrorState error={wrong} onRetry={() => void revalidate()}>
            {t('check.retryLead')}
          </ErrorState>
        )}
        <RepairedVins repairs={check.repairs} />
        <VinForm
          action=""
          submit={t('vin.search')}
          busy={t('vin.search')}
          defaultVin={actionData?.vin ?? text}
          error={isVinError(wrong) ? vinErrorText(t, wrong) : undefined}
        />
        <TextLink as="p" to="/vehicle">
          {t('check.byName')}
        </TextLink>
      </Page>
    );
  }
  const { vehicle, repairs, preview, offers, error, ...means } = check;
  const name = fullName(vehicle);
  const path = encodeURIComponent(vehicle.vin);
  // Recalls apply to every vehicle of this name and are free to look up, so they don't count as records of this
  // vehicle.
  const recallCount = preview?.sections.find(({ section }) => section === 'recalls')?.records ?? 0;
  return (
    <Page
      title={name}
      lead={<VinText vin={vehicle.vin} />}
      description={t('check.description', { vehicle: name, vin: vehicle.vin })}
      structuredData={vehicleData(vehicle, origin)}
    >
      {warningsOf(vehicle.vin).map((warning) => (
        <Notice key={warning} kind="caution">
          {t(`vin.warning.${warning}`)}
        </Notice>
      ))}
      <RepairedVins repairs={repairs} />
      <VehicleSummary title={t('check.facts')} vehicle={vehicle} />
      {preview === null ? (
        <Notice kind="danger">
          {t('check.notCounted', { reason: isVinError(error) ? vinErrorText(t, error) : callErrorText(error) })}
        </Notice>
      ) : (
        <>
          <section className="grid gap-3" aria-labelledby="found">
            <h2 id="found">{t('check.records', { count: preview.records })}</h2>
            {preview.hasReport ? (
              <p className="text-muted">{t('check.recordsLead')}</p>
            ) : (
              <Notice kind="info">
                {t('check.nothing')} {preview.hasSticker ? t('check.onlySticker') : null}
              </Notice>
            )}
            {recallCount > 0 ? (
              <p className="text-muted">
                {t('check.recallCount', { count: recallCount })}{' '}
                <TextLink to={`/recall-check?vin=${path}`}>{t('check.recallCheck')}</TextLink>
              </p>
            ) : null}
            {preview.demonstration ? <Notice kind="caution">{t('check.demonstration')}</Notice> : null}
            {preview.hasSticker ? (
              <StickerRemark vehicle={vehicle} />
            ) : (
              <p className="text-muted">
                {t('check.noSticker')} <TextLink to="/vehicle">{t('check.byName')}</TextLink>
              </p>
            )}
          </section>
          {preview.hasReport || preview.hasSticker ? (
            <OfferList
              vin={vehicle.vin}
              offers={offers}
              {...means}
              canMakeReport={means.canMakeReport && preview.hasReport}
              canMakeSticker={means.canMakeSticker && preview.hasSticker}
            />
          ) : null}
          <Card title={t('check.coverage')}>
            <p className="text-muted">{t('check.coverageLead')}</p>
            <CoverageLegend />
            <CoverageMap coverage={preview.sections} />
          </Card>
        </>
      )}
      <section className="grid gap-2" aria-labelledby="trust">
        <h2 id="trust">{t('check.trust')}</h2>
        <p className="max-w-[70ch]">{t('check.trustLead')}</p>
        <ul className="grid gap-1">
          <li>
            {t('check.recalls')} <TextLink to={`/recall-check?vin=${path}`}>{t('check.recallCheck')}</TextLink>
          </li>
          <SampleLink of="report" as="li">
            {t('check.sampleReport')}
          </SampleLink>
          <SampleLink of="sticker" as="li">
            {t('check.sampleSticker')}
          </SampleLink>
        </ul>
      </section>
    </Page>
  );
}

function StickerRemark({ vehicle }: { readonly vehicle: { readonly year: number | null } }) {
  const { t } = useTexts('check');
  if (isClassic(vehicle)) return <p className="text-muted">{t('check.classic')}</p>;
  return hasRestrictedTemplate(vehicle) ? <p className="text-muted">{t('check.restricted')}</p> : null;
}

function warningsOf(text: string) {
  return readVin(text)
    .map((vin) => (vin.kind === 'standard' ? vin.warnings : []))
    .unwrapOr([]);
}
