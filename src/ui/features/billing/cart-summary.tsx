import { endOfPeriods } from '#core/billing/billing-period.ts';
import type { CartQuote } from '#core/billing/quote-cart.ts';
import { checkoutPath } from '#ui/app/paths/checkout-path.ts';
import { TextLink } from '#ui/components/text-link.tsx';
import { VinText } from '#ui/components/vin-text.tsx';
import { useFormats } from '#ui/hooks/use-formats.ts';
import { usePlanTexts } from '#ui/hooks/use-plan-texts.ts';
import { useTexts } from '#ui/i18n/use-texts.ts';

interface CartSummaryProps {
  readonly quote: CartQuote;
  readonly cart: string;
  /** The vehicle the order is for, with its name if known. */
  readonly vehicle: { readonly vin: string; readonly name: string | null } | null;
  /** UTC epoch milliseconds. */
  readonly now: number;
}

/** Renders the order summary: the items, the vehicle and the total price. */
export function CartSummary({ quote: { lines, total }, cart, vehicle, now }: CartSummaryProps) {
  const { t } = useTexts('checkout');
  const texts = usePlanTexts();
  const { price, date } = useFormats();
  const vin = vehicle?.vin ?? null;
  const without = (code: string) => lines.map(({ plan }) => plan.code).filter((one) => one !== code);
  return (
    <section className="grid gap-3" aria-labelledby="cart">
      <h2 id="cart">{t('checkout.cart')}</h2>
      {vehicle === null ? (
        <p className="text-muted">{t('checkout.credits')}</p>
      ) : (
        <p>
          {t('checkout.for')} {vehicle.name === null ? null : <strong>{vehicle.name} </strong>}
          <VinText vin={vehicle.vin} />
        </p>
      )}
      <ul className="grid border-line border-t">
        {lines.map(({ plan, full, price: reduced }) => (
          <li key={plan.code} className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 border-line border-b py-3">
            <span className="font-medium">{texts.name(plan)}</span>
            <span className="text-right tabular-nums">
              {reduced.amount === full.amount ? null : (
                <s className="mr-2 text-muted">
                  <span className="sr-only">{t('checkout.was')} </span>
                  {price(full)}
                </s>
              )}
              {price(reduced)}
            </span>
            {plan.renewal === 'once' ? null : (
              <span className="col-span-2 text-sm">
                {t('checkout.nextCharge', {
                  price: price(plan.price),
                  date: date(endOfPeriods(now, plan.renewal, 1)),
                  renewal: plan.renewal,
                })}
              </span>
            )}
            {lines.length > 1 ? (
              <span className="text-sm">
                <TextLink to={checkoutPath(without(plan.code), vin, { cart })} replace>
                  {t('checkout.remove')} <span className="sr-only">{texts.name(plan)}</span>
                </TextLink>
              </span>
            ) : null}
          </li>
        ))}
      </ul>
      {total === null ? null : (
        <p className="flex justify-between gap-4 font-bold text-xl tabular-nums">
          <span>{t('checkout.total')}</span>
          <span>{price(total)}</span>
        </p>
      )}
    </section>
  );
}
