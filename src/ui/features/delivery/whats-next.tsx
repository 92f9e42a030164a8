import type { PlacedOrder } from '#core/checkout/placed-order.ts';
import { loginPath } from '#ui/app/paths/local-path.ts';
import { Card } from '#ui/components/card.tsx';
import { TextLink } from '#ui/components/text-link.tsx';
import { useTexts } from '#ui/i18n/use-texts.ts';

interface WhatsNextProps {
  readonly order: PlacedOrder;
  readonly signedIn: boolean;
}

/** Renders what a buyer can do next with credits and in the account. */
export function WhatsNext({ order: { lines, documents, id }, signedIn }: WhatsNextProps) {
  const { t } = useTexts('delivery');
  const hasCredits = lines.some(({ vin }) => vin === null);
  const isSubscription = lines.some(({ plan }) => plan.renewal !== 'once');
  return (
    <Card title={t('delivery.next')}>
      {hasCredits ? <p>{t(isSubscription ? 'delivery.subscriptionNext' : 'delivery.creditsNext')}</p> : null}
      {signedIn ? (
        <ul className="grid gap-2">
          {hasCredits ? (
            <TextLink as="li" to="/">
              {t('delivery.checkVehicle')}
            </TextLink>
          ) : null}
          {documents.some(({ kind }) => kind === 'report') ? (
            <TextLink as="li" to="/members/reports">
              {t('delivery.toReports')}
            </TextLink>
          ) : null}
          {documents.some(({ kind }) => kind === 'sticker') ? (
            <TextLink as="li" to="/members/stickers">
              {t('delivery.toStickers')}
            </TextLink>
          ) : null}
          {isSubscription ? (
            <TextLink as="li" to="/members/subscription">
              {t('delivery.toSubscription')}
            </TextLink>
          ) : null}
          <TextLink as="li" to={`/members/orders/${encodeURIComponent(id)}/receipt`} reloadDocument>
            {t('delivery.receipt')}
          </TextLink>
          <TextLink as="li" to="/members/dashboard">
            {t('delivery.toAccount')}
          </TextLink>
        </ul>
      ) : (
        <>
          <p>{t('delivery.guestNext')}</p>
          <p>
            {t('delivery.haveAccount')} <TextLink to={loginPath('/members/dashboard')}>{t('delivery.signIn')}</TextLink>
          </p>
        </>
      )}
    </Card>
  );
}
