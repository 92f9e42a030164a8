import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Subscription } from '#core/billing/subscription.ts';
import { Badge } from '#ui/components/badge.tsx';
import { DateText } from '#ui/components/date-text.tsx';
import { Notice } from '#ui/components/notice.tsx';
import { useFormats } from '#ui/hooks/use-formats.ts';
import { usePlanTexts } from '#ui/hooks/use-plan-texts.ts';
import { useTexts } from '#ui/i18n/use-texts.ts';
import { useOwnPlansPath } from './use-own-plans-path.ts';

const tones = { active: 'success', past_due: 'danger', cancelled: 'caution', ended: 'neutral' } as const;

interface SubscriptionFactsProps {
  readonly subscription: Subscription;
  /** The heading level for its position on the page. */
  readonly heading: 'h2' | 'h3';
}

/** Renders a subscription: its contents, its usage and its renewal. */
export function SubscriptionFacts({ subscription, heading: Heading }: SubscriptionFactsProps) {
  const { t } = useTexts('subscription');
  const plans = usePlanTexts();
  const plansPath = useOwnPlansPath();
  const { price, number } = useFormats();
  const { plan, state, periodStart, periodEnd, nextCharge, used, cheaper, cancelledAt } = subscription;
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Heading className="text-lg">{plans.name(plan)}</Heading>
        <Badge tone={tones[state]}>{t(`subscription.state.${state}`)}</Badge>
      </div>
      <dl className="grid">
        <Fact label={t('subscription.nextCharge')}>
          {nextCharge === null ? (
            t('subscription.nothingMore')
          ) : (
            <>
              <span className="font-semibold">{price(nextCharge.price)}</span> · <DateText at={nextCharge.at} />
            </>
          )}
        </Fact>
        <Fact label={t('subscription.used')}>
          {plan.documents === 'unlimited'
            ? t('subscription.usedCount', { used })
            : t('subscription.usedOf', { used: number(used), documents: number(plan.documents) })}
        </Fact>
        <Fact label={t('subscription.period')}>
          <DateText at={periodStart} /> – <DateText at={periodEnd} />
        </Fact>
        {cancelledAt === null ? null : (
          <Fact label={t('subscription.cancelledAt')}>
            <DateText at={cancelledAt} />
          </Fact>
        )}
      </dl>
      {/* Compared to an unused new subscription, any other plan is cheaper. */}
      {cheaper !== null && nextCharge !== null && used > 0 ? (
        <Notice kind="info">
          <p>{t('subscription.cheaper', { plan: plans.name(cheaper.plan), cost: price(cheaper.cost) })}</p>
          <p>
            <Link to={plansPath} className="underline underline-offset-4">
              {t('subscription.plans')}
            </Link>
          </p>
        </Notice>
      ) : null}
    </div>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4 border-line border-b py-2">
      <dt className="text-muted">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
