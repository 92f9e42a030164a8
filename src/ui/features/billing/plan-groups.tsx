import { endOfPeriods } from '#core/billing/billing-period.ts';
import type { Plan } from '#core/billing/plan.ts';
import { planSaving } from '#core/billing/plan-saving.ts';
import { checkoutPath } from '#ui/app/paths/checkout-path.ts';
import { useTexts } from '#ui/i18n/use-texts.ts';
import { PlanCard } from './plan-card.tsx';

interface PlanGroupsProps {
  /** All plans on offer, including the single-document plan used for comparison. */
  readonly offered: readonly Plan[];
  readonly vin: string | null;
  /** The coupon code, or empty if there is none. */
  readonly coupon: string;
  /** UTC epoch milliseconds. */
  readonly now: number;
}

const GROUPS = ['single', 'pack', 'subscription'] as const;
type Group = (typeof GROUPS)[number];

/** Renders the plans on offer, grouped by how they are charged. */
export function PlanGroups(props: PlanGroupsProps) {
  return GROUPS.map((group) => <PlanGroup key={group} group={group} {...props} />);
}

function PlanGroup({ group, offered, vin, coupon, now }: PlanGroupsProps & { readonly group: Group }) {
  const { t } = useTexts('plans');
  const plans = offered.filter((plan) => groupOf(plan) === group).toSorted(bundlesFirst);
  // At most one plan is marked, whatever the origin returns.
  const recommended = offered.find((plan) => plan.recommended);
  if (plans.length === 0) return null;
  return (
    <section className="grid gap-4" aria-labelledby={group}>
      <div>
        <h2 id={group}>{t(`plans.${group}`)}</h2>
        <p className="text-muted">{t(`plans.${group}Lead`)}</p>
      </div>
      {/* Four plans fit in one row, so that none is alone in the next. */}
      <ul className={`grid gap-4 sm:grid-cols-2 ${plans.length === 4 ? 'lg:grid-cols-4' : 'lg:grid-cols-3'}`}>
        {plans.map((plan) => (
          <PlanCard
            key={plan.code}
            plan={plan}
            to={checkoutPath([plan.code], vin, coupon === '' ? {} : { coupon })}
            nextChargeAt={plan.renewal === 'once' ? null : endOfPeriods(now, plan.renewal, 1)}
            saving={planSaving(plan, offered)}
            isRecommended={plan === recommended}
          />
        ))}
      </ul>
    </section>
  );
}

function groupOf({ documents, renewal, bundle }: Plan): Group {
  if (renewal !== 'once') return 'subscription';
  return documents === 1 || (bundle?.vhr === 1 && bundle.sticker === 1) ? 'single' : 'pack';
}

function bundlesFirst(one: Plan, other: Plan): number {
  return Number(other.bundle !== null) - Number(one.bundle !== null);
}
