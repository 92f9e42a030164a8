import { Link } from 'react-router';
import type { Plan } from '../../../core/billing/plan.ts';
import { buttonClass } from '../../components/button-class.ts';
import { useFormats } from '../../hooks/use-formats.ts';
import { usePlanTexts } from '../../hooks/use-plan-texts.ts';
import { useTexts } from '../../i18n/use-texts.ts';

interface PlanCardProps {
  readonly plan: Plan;
  /** Where it is paid. */
  readonly to: string;
  /** When a subscription would be charged again, in UTC epoch milliseconds; `null` where it never is. */
  readonly nextChargeAt: number | null;
  /** How much less one document costs than bought by itself, in percent; `null` where that tells nothing. */
  readonly saving: number | null;
}

/** A plan with its whole price, and everything about it that is charged. */
export function PlanCard({ plan, to, nextChargeAt, saving }: PlanCardProps) {
  const { t } = useTexts('plans');
  const texts = usePlanTexts();
  const { price, date } = useFormats();
  const each = plan.documents === 1 ? null : texts.perDocument(plan);
  const name = texts.name(plan);
  return (
    <li className="grid grid-rows-[auto_auto_1fr_auto] gap-3 rounded-(--radius-card) border border-line bg-surface p-4 sm:p-6">
      <h3>{name}</h3>
      <div className="grid gap-1">
        <p className="font-bold text-3xl tracking-tight">{texts.price(plan)}</p>
        {each === null ? null : (
          <p className="text-muted">
            {t(plan.renewal === 'once' ? 'plans.each' : 'plans.eachOfAll', { price: each })}
            {saving === null ? null : <span className="block">{t('plans.saves', { percent: saving })}</span>}
          </p>
        )}
      </div>
      <p className="text-muted">{t(`plans.text-${plan.kind}`)}</p>
      <div className="grid gap-2">
        <Link to={to} className={buttonClass(plan.documents === 1 ? 'primary' : 'quiet')}>
          <span>
            {t(nextChargeAt === null ? 'plans.buy' : 'plans.subscribe')} <span className="sr-only">{name}</span>
          </span>
        </Link>
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
