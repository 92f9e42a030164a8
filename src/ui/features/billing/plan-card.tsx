import type { Plan } from '#core/billing/plan.ts';
import type { PlanSaving } from '#core/billing/plan-saving.ts';
import { Badge } from '#ui/components/badge.tsx';
import { ButtonLink } from '#ui/components/button-link.tsx';
import { useFormats } from '#ui/hooks/use-formats.ts';
import { usePlanTexts } from '#ui/hooks/use-plan-texts.ts';
import { useTexts } from '#ui/i18n/use-texts.ts';

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
export function PlanCard({ plan, to, nextChargeAt, saving, isRecommended }: PlanCardProps) {
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
