import { data } from 'react-router';
import { singlePurchase } from '#core/billing/single-purchase.ts';
import { readVehicleName } from '#core/sticker/vehicle-name.ts';
import { formTexts } from '../app/answers/form-texts.ts';
import { containerContext } from '../app/contexts/container-context.ts';
import { checkoutPath } from '../app/paths/checkout-path.ts';
import { ButtonLink } from '../components/button-link.tsx';
import { Card } from '../components/card.tsx';
import { Notice } from '../components/notice.tsx';
import { Page } from '../components/page.tsx';
import { Price } from '../components/price.tsx';
import { TextLink } from '../components/text-link.tsx';
import { useRecallErrorText } from '../features/recall/use-recall-error-text.ts';
import { SampleLink } from '../features/site/sample-link.tsx';
import { NameForm } from '../features/vehicle/look-up-forms.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import type { Route } from './+types/vehicle-by-name.ts';

export { sharedPageHeaders as headers } from '../app/answers/page-headers.ts';

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { searchParams } = url;
  const typed = formTexts(searchParams, ['year', 'make', 'model']);
  const year = /^\s*\d{4}\s*$/.test(typed.year) ? Number(typed.year) : null;
  const name = readVehicleName({ ...typed, year });
  if (name.isErr()) {
    // Nothing was submitted yet, so no field is missing.
    const missing = searchParams.size === 0 ? [] : name.error.missing;
    return data({ typed, missing, known: null }, { status: missing.length > 0 ? 422 : 200 });
  }
  const container = await context.get(containerContext).open();
  const options = { signal: request.signal };
  const [recalls, plans, trims] = await Promise.all([
    container.get('checkRecallsByVehicle')(name.value, options),
    container.get('loadStickerPlans')({ isDealer: false }, options),
    container.get('stickerNames').trims(name.value, options),
  ]);
  const recallCheck = recalls.match(
    ({ recalls: found, isChecked }) => ({
      count: found.length,
      isChecked,
      isUrgent: found.some(({ parkIt, parkOutside }) => parkIt || parkOutside),
      error: null,
    }),
    (error) => ({ count: null, isChecked: false, isUrgent: false, error }),
  );
  const sticker = singlePurchase([...(plans?.sticker ?? []), ...(plans?.global ?? [])], 'sticker');
  const availability = trims.match(
    (known) => (known.length > 0 ? ('available' as const) : ('unavailable' as const)),
    () => 'unknown' as const,
  );
  return data({ typed, missing: [], known: { name: name.value, recallCheck, availability, sticker } });
}

export default function VehicleByName({ loaderData: { typed, missing, known } }: Route.ComponentProps) {
  const { t } = useTexts('lookup', 'recall');
  const errorText = useRecallErrorText();
  if (known === null) {
    return (
      <Page title={t('lookup.name.title')} lead={t('lookup.name.lead')} description={t('lookup.name.description')}>
        <Card>
          <NameForm {...typed} missing={missing} />
        </Card>
      </Page>
    );
  }
  const { name, recallCheck, availability, sticker } = known;
  const { count, isChecked, isUrgent, error } = recallCheck;
  const params = new URLSearchParams({ year: String(name.year), make: name.make, model: name.model });
  const title = `${name.year} ${name.make} ${name.model}`;
  return (
    <Page title={title} lead={t('lookup.name.foundLead')} description={t('lookup.name.description')} isPrivate>
      <div className="grid items-start gap-6 md:grid-cols-2">
        <Card>
          <h2 className="text-lg">{t('recall.pageTitle')}</h2>
          {isUrgent ? <Notice kind="danger">{t('lookup.name.urgent')}</Notice> : null}
          <p>
            {count === null
              ? errorText(error)
              : isChecked
                ? t(count === 0 ? 'lookup.name.noRecall' : 'lookup.name.recalls', { count })
                : t('lookup.name.notChecked')}
          </p>
          <ButtonLink to={`/recall-check?${params}`} className="justify-self-start">
            {t('lookup.name.toRecalls')}
          </ButtonLink>
        </Card>
        <Card>
          <h2 className="text-lg">{t('lookup.name.sticker')}</h2>
          {availability === 'available' ? (
            <>
              <p>{t('lookup.name.stickerText')}</p>
              {sticker ? <Price money={sticker.price} per={t('lookup.name.once')} /> : null}
              <div className="flex flex-wrap gap-3">
                <ButtonLink to={`/members/stickers/new?${params}`} variant="quiet">
                  {t('lookup.name.toSticker')}
                </ButtonLink>
                {sticker ? (
                  <ButtonLink to={checkoutPath([sticker.code], null)} variant="quiet">
                    {t('lookup.name.buyCredit')}
                  </ButtonLink>
                ) : null}
              </div>
            </>
          ) : (
            <p>{t(availability === 'unavailable' ? 'lookup.name.noSticker' : 'lookup.name.stickerUnknown')}</p>
          )}
          <SampleLink of="sticker" as="p">
            {t('lookup.name.sample')}
          </SampleLink>
        </Card>
      </div>
      <p className="max-w-[70ch]">
        {t('lookup.name.noHistory')} <TextLink to="/">{t('lookup.name.byVin')}</TextLink>
      </p>
      <Card>
        <h2 className="text-lg">{t('lookup.name.another')}</h2>
        <NameForm key={params.toString()} {...typed} />
      </Card>
    </Page>
  );
}
