import { endOfPeriods } from '../../../core/billing/billing-period.ts';
import type { Plan } from '../../../core/billing/plan.ts';
import { singlePurchase } from '../../../core/billing/single-purchase.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { checkoutPath } from './checkout-path.ts';
import { PlanCard } from './plan-card.tsx';

interface PlanGroupProps {
  readonly group: 'single' | 'pack' | 'subscription';
  readonly plans: readonly Plan[];
  /** All that are on offer: what one costs by itself is among them. */
  readonly offered: readonly Plan[];
  readonly vin: string | null;
  /** UTC epoch milliseconds. */
  readonly now: number;
}

/** Plans that are charged in the same way. */
export function PlanGroup({ group, plans, offered, vin, now }: PlanGroupProps) {
  const { t } = useTexts('plans');
  if (plans.length === 0) return null;
  return (
    <section className="grid gap-4" aria-labelledby={group}>
      <div>
        <h2 id={group}>{t(`plans.${group}`)}</h2>
        <p className="text-muted">{t(`plans.${group}Lead`)}</p>
      </div>
      {/* Four stand in one row: none is left alone in the next. */}
      <ul className={`grid gap-4 sm:grid-cols-2 ${plans.length === 4 ? 'lg:grid-cols-4' : 'lg:grid-cols-3'}`}>
        {plans.map((plan) => (
          <PlanCard
            key={plan.code}
            plan={plan}
            to={checkoutPath([plan.code], vin)}
            nextChargeAt={plan.renewal === 'once' ? null : endOfPeriods(now, plan.renewal, 1)}
            saving={savingOf(plan, offered)}
          />
        ))}
      </ul>
    </section>
  );
}

/** In whole percent, rounded down: nobody is promised more than there is. */
function savingOf({ kind, price, documents }: Plan, offered: readonly Plan[]): number | null {
  if (kind === 'global' || documents === 'unlimited' || documents === 1) return null;
  const single = singlePurchase(offered, kind)?.price;
  if (single === undefined || single.currency !== price.currency) return null;
  const saving = Math.floor(100 - (price.amount / documents / single.amount) * 100);
  return saving > 0 ? saving : null;
}
