import { endOfPeriods } from '#core/billing/billing-period.ts';
import type { Plan } from '#core/billing/plan.ts';
import { type PlanSaving, planSaving } from '#core/billing/plan-saving.ts';
import { checkoutPath } from '#ui/app/paths/checkout-path.ts';
import { Badge } from '#ui/components/badge.tsx';
import { ButtonLink } from '#ui/components/button-link.tsx';
import { useFormats } from '#ui/hooks/use-formats.ts';
import { usePlanTexts } from '#ui/hooks/use-plan-texts.ts';
import { useTexts } from '#ui/i18n/use-texts.ts';

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

interface PlanCardProps {
  readonly plan: Plan;
  /** The path where it is paid. */
  readonly to: string;
  /** When a subscription would be charged next, in UTC epoch milliseconds, or `null` if never. */
  readonly nextChargeAt: number | null;
  /** The saving compared to buying the documents individually, or `null` if there is none. */
  readonly saving: PlanSaving | null;
  readonly isRecommended: boolean;
}

/** Renders a plan with its total price and all its charges. */
function PlanCard({ plan, to, nextChargeAt, saving, isRecommended }: PlanCardProps) {
  const { t } = useTexts('plans');
  const texts = usePlanTexts();
  const { price, date } = useFormats();
  const each = plan.documents === 1 ? null : texts.perDocument(plan);
  const name = texts.name(plan);
  return (
    <li
      className={`grid grid-rows-[auto_auto_1fr_auto] gap-3 rounded-(--radius-card) bg-surface p-4 sm:p-6 ${isRecommended ? 'border-2 border-primary-ink' : 'border border-line'}`}
    >
      <div className="grid content-start justify-items-start gap-2">
        {isRecommended ? <Badge tone="success">{t('plans.recommended')}</Badge> : null}
        <h3>{name}</h3>
      </div>
      <div className="grid gap-1">
        <p className="font-bold text-3xl tracking-tight">{texts.price(plan)}</p>
        {each === null ? null : (
          <p className="text-muted">
            {t(plan.renewal === 'once' ? 'plans.each' : 'plans.eachOfAll', { price: each })}
            {saving === null ? null : (
              <span className="block">
                {t(plan.renewal === 'once' ? 'plans.saves' : 'plans.savesOfAll', { percent: saving.percent })}
              </span>
            )}
          </p>
        )}
        {plan.bundle === null || saving === null ? null : (
          <p className="text-muted">
            {t('plans.separately', { price: price(saving.separately), saved: price(saving.saved) })}
          </p>
        )}
      </div>
      <p className="text-muted">{t(`plans.text-${plan.bundle === null ? plan.kind : 'bundle'}`)}</p>
      <div className="grid gap-2">
        <ButtonLink to={to} variant={isRecommended || plan.documents === 1 ? 'primary' : 'quiet'}>
          <span>
            {t(nextChargeAt === null ? 'plans.buy' : 'plans.subscribe')} <span className="sr-only">{name}</span>
          </span>
        </ButtonLink>
        {nextChargeAt === null ? null : (
          <p className="text-sm">
            <strong>{t('plans.today', { price: price(plan.price) })}</strong>{' '}
            {t('plans.next', { price: price(plan.price), date: date(nextChargeAt), renewal: plan.renewal })}
          </p>
        )}
      </div>
    </li>
  );
}
