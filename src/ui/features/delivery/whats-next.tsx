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
    <Card>
      <h2>{t('delivery.next')}</h2>
      {hasCredits ? <p>{t(isSubscription ? 'delivery.subscriptionNext' : 'delivery.creditsNext')}</p> : null}
      {signedIn ? (
        <ul className="grid gap-2">
          {hasCredits ? (
            <li>
              <TextLink to="/">{t('delivery.checkVehicle')}</TextLink>
            </li>
          ) : null}
          {documents.some(({ kind }) => kind === 'report') ? (
            <li>
              <TextLink to="/members/reports">{t('delivery.toReports')}</TextLink>
            </li>
          ) : null}
          {documents.some(({ kind }) => kind === 'sticker') ? (
            <li>
              <TextLink to="/members/stickers">{t('delivery.toStickers')}</TextLink>
            </li>
          ) : null}
          {isSubscription ? (
            <li>
              <TextLink to="/members/subscription">{t('delivery.toSubscription')}</TextLink>
            </li>
          ) : null}
          <li>
            <TextLink to={`/members/orders/${encodeURIComponent(id)}/receipt`} reloadDocument>
              {t('delivery.receipt')}
            </TextLink>
          </li>
          <li>
            <TextLink to="/members/dashboard">{t('delivery.toAccount')}</TextLink>
          </li>
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
