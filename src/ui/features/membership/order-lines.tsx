import type { OrderLine } from '#core/billing/order.ts';
import { MoneyText } from '#ui/components/money-text.tsx';
import { VinText } from '#ui/components/vin-text.tsx';
import { usePlanTexts } from '#ui/hooks/use-plan-texts.ts';
import { useTexts } from '#ui/i18n/use-texts.ts';

/** Renders the plans of an order. If there are several, each has its price. */
export function OrderLines({ lines }: { readonly lines: readonly OrderLine[] }) {
  const { t } = useTexts('orders');
  const plans = usePlanTexts();
  const keyed = lines.map((line, position) => ({ ...line, key: `${position} ${line.description}` }));
  return (
    <ul className="grid gap-1">
      {keyed.map(({ key, plan, description, quantity, vin, price }) => (
        <li key={key}>
          {quantity === 1 ? null : `${t('orders.quantity', { quantity })} `}
          {plan === null ? description : plans.name(plan)}
          {lines.length === 1 ? null : (
            <>
              {' · '}
              <MoneyText money={price} />
            </>
          )}
          {vin === null ? null : (
            <span className="block text-muted text-sm">
              <VinText vin={vin} />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
