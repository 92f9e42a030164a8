import { Form, useNavigation } from 'react-router';
import { loginPath } from '#ui/app/paths/local-path.ts';
import { Badge } from '#ui/components/badge.tsx';
import { Button } from '#ui/components/button.tsx';
import { ButtonLink } from '#ui/components/button-link.tsx';
import { Price } from '#ui/components/price.tsx';
import { TextLink } from '#ui/components/text-link.tsx';
import { useFormats } from '#ui/hooks/use-formats.ts';
import { useTexts } from '#ui/i18n/use-texts.ts';
import type { VehicleOffer } from './vehicle-offers.ts';

const BUY = { report: 'check.buyReport', sticker: 'check.buySticker', both: 'check.buyBoth' } as const;
const MEANING = { report: 'check.reportText', sticker: 'check.stickerText', both: 'check.bothText' } as const;

interface OfferListProps {
  readonly vin: string;
  readonly offers: readonly VehicleOffer[];
  /** Whether the signed-in person has a credit for it, so that no purchase is needed. */
  readonly canMakeReport: boolean;
  readonly canMakeSticker: boolean;
  readonly signedIn: boolean;
}

/** Renders the offers for a vehicle, each with its total price, and the documents available with credits. */
export function OfferList({ vin, offers, canMakeReport, canMakeSticker, signedIn }: OfferListProps) {
  const { t } = useTexts('check');
  const { price } = useFormats();
  const canMake = canMakeReport || canMakeSticker;
  const [highlighted] = offers;
  return (
    <section className="grid gap-4" aria-labelledby="offers">
      <h2 id="offers">{t('check.offers')}</h2>
      {canMake ? (
        <div className="grid gap-3 rounded-(--radius-card) border-2 border-primary-ink bg-surface p-4 sm:p-6">
          <p className="font-semibold">{t('check.credits')}</p>
          <div className="flex flex-wrap gap-3">
            {canMakeReport ? (
              <MakeButton to="/members/reports/new" vin={vin} text={t('check.makeReport')} variant="primary" />
            ) : null}
            {canMakeSticker ? (
              <MakeButton
                to="/members/stickers/new"
                vin={vin}
                text={t('check.makeSticker')}
                variant={canMakeReport ? 'quiet' : 'primary'}
              />
            ) : null}
          </div>
        </div>
      ) : null}
      {offers.length > 0 ? (
        <>
          <ul className="grid gap-4 sm:grid-cols-[repeat(auto-fit,minmax(15rem,1fr))]">
            {offers.map((offer) => (
              <li
                key={offer.kind}
                className={`grid grid-rows-[auto_auto_1fr_auto] gap-3 rounded-(--radius-card) bg-surface p-4 sm:p-6 ${offer === highlighted && offers.length > 1 ? 'border-2 border-primary-ink' : 'border border-line'}`}
              >
                <div className="grid content-start justify-items-start gap-2">
                  {offer === highlighted && offer.isRecommended ? (
                    <Badge tone="success">{t('check.recommended')}</Badge>
                  ) : null}
                  <h3>{t(`check.${offer.kind}`)}</h3>
                </div>
                <Price money={offer.price} />
                <div className="grid content-start gap-2 text-muted">
                  <p>{t(MEANING[offer.kind])}</p>
                  {offer.saving === null ? null : (
                    <p>
                      {t('check.separately', {
                        price: price(offer.saving.separately),
                        saved: price(offer.saving.saved),
                      })}
                    </p>
                  )}
                </div>
                <ButtonLink to={offer.checkout} variant={offer === highlighted && !canMake ? 'primary' : 'quiet'}>
                  {t(BUY[offer.kind])}
                </ButtonLink>
              </li>
            ))}
          </ul>
          <p className="text-muted text-sm">{t('check.once')}</p>
        </>
      ) : (
        <p>
          {t('check.plansLead')} <TextLink to={`/plans?vin=${encodeURIComponent(vin)}`}>{t('check.plans')}</TextLink>
        </p>
      )}
      {signedIn ? null : (
        <p>
          {t('check.haveCredits')}{' '}
          <TextLink to={loginPath(`/vehicle-checks/${encodeURIComponent(vin)}`)}>{t('check.signIn')}</TextLink>
        </p>
      )}
    </section>
  );
}

interface MakeButtonProps {
  readonly to: string;
  readonly vin: string;
  readonly text: string;
  readonly variant: 'primary' | 'quiet';
}

function MakeButton({ to, vin, text, variant }: MakeButtonProps) {
  const { t } = useTexts('check');
  const working = useNavigation().formAction?.startsWith(to);
  return (
    <Form method="post" action={`${to}?vin=${encodeURIComponent(vin)}`}>
      <input type="hidden" name="vin" value={vin} />
      <Button
        type="submit"
        name="intent"
        value="generate"
        variant={variant}
        busy={working ? t('check.working') : undefined}
      >
        {text}
      </Button>
    </Form>
  );
}
