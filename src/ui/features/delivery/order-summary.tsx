import { endOfPeriods } from '#core/billing/billing-period.ts';
import type { PlacedOrder } from '#core/checkout/placed-order.ts';
import { loginPath } from '#ui/app/paths/local-path.ts';
import { Card } from '#ui/components/card.tsx';
import { TextLink } from '#ui/components/text-link.tsx';
import { VinText } from '#ui/components/vin-text.tsx';
import { useFormats } from '#ui/hooks/use-formats.ts';
import { usePlanTexts } from '#ui/hooks/use-plan-texts.ts';
import { useTexts } from '#ui/i18n/use-texts.ts';

interface OrderFactsProps {
  readonly order: Pick<PlacedOrder, 'number' | 'lines' | 'total' | 'paidAt'>;
}

/** Renders the number, lines and total of an order. */
export function OrderFacts({ order: { number, lines, total, paidAt } }: OrderFactsProps) {
  const { t } = useTexts('delivery');
  const texts = usePlanTexts();
  const { price, date } = useFormats();
  return (
    <Card title={t('delivery.summary')}>
      <p>
        {t('delivery.orderNumber')}{' '}
        <strong className="font-mono" translate="no">
          {number}
        </strong>
      </p>
      <ul className="grid border-line border-t">
        {lines.map(({ plan, vin, quantity, price: amount }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no ID, and never change their order.
          <li key={index} className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 border-line border-b py-3">
            <span className="font-medium">
              {quantity === 1 ? texts.name(plan) : t('delivery.times', { count: quantity, name: texts.name(plan) })}
            </span>
            <span className="text-right tabular-nums">{price(amount)}</span>
            {vin === null ? null : (
              <span className="col-span-2 text-muted text-sm">
                {t('delivery.forVehicle')} <VinText vin={vin} />
              </span>
            )}
            {plan.renewal === 'once' || paidAt === null ? null : (
              <span className="col-span-2 text-sm">
                {t('delivery.nextCharge', { date: date(endOfPeriods(paidAt, plan.renewal, 1)) })}
              </span>
            )}
          </li>
        ))}
      </ul>
      {total === null ? null : (
        <p className="flex justify-between gap-4 font-bold text-xl tabular-nums">
          <span>{t('delivery.total')}</span>
          <span>{price(total)}</span>
        </p>
      )}
    </Card>
  );
}

interface WhatsNextProps {
  readonly order: PlacedOrder;
  readonly signedIn: boolean;
}

/** Renders what a buyer can do next with credits and in the account. */
export function WhatsNext({ order: { lines, documents, id }, signedIn }: WhatsNextProps) {
  const { t } = useTexts('delivery');
  const hasCredits = lines.some(({ vin }) => vin === null);
  const isSubscription = lines.some(({ plan }) => plan.renewal !== 'once');
  const places = [
    ['/', 'checkVehicle', hasCredits],
    ['/members/reports', 'toReports', documents.some(({ kind }) => kind === 'report')],
    ['/members/stickers', 'toStickers', documents.some(({ kind }) => kind === 'sticker')],
    ['/members/subscription', 'toSubscription', isSubscription],
  ] as const;
  return (
    <Card title={t('delivery.next')}>
      {hasCredits ? <p>{t(isSubscription ? 'delivery.subscriptionNext' : 'delivery.creditsNext')}</p> : null}
      {signedIn ? (
        <ul className="grid gap-2">
          {places
            .filter(([, , isUseful]) => isUseful)
            .map(([path, text]) => (
              <TextLink key={path} as="li" to={path}>
                {t(`delivery.${text}`)}
              </TextLink>
            ))}
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
