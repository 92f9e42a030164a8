import { useRouteLoaderData } from 'react-router';
import type { Plan } from '../../core/billing/plan.ts';
import { readVin } from '../../core/vehicle/vin.ts';
import { Notice } from '../components/notice.tsx';
import { Page } from '../components/page.tsx';
import { PageHead } from '../components/page-head.tsx';
import { TextLink } from '../components/text-link.tsx';
import { containerContext } from '../container-context.ts';
import { AudienceTabs } from '../features/billing/audience-tabs.tsx';
import { loadOffer } from '../features/billing/load-offer.ts';
import { PlanComparison } from '../features/billing/plan-comparison.tsx';
import { planData } from '../features/billing/plan-data.ts';
import { PlanFacts } from '../features/billing/plan-facts.tsx';
import { PlanGroup } from '../features/billing/plan-group.tsx';
import { usePlanTexts } from '../hooks/use-plan-texts.ts';
import { useTexts } from '../i18n/use-texts.ts';
import type { loader as rootLoader } from '../root.tsx';
import type { Route } from './+types/plans.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const container = await context.get(containerContext).open();
  const { origin, searchParams } = new URL(request.url);
  const audience = searchParams.get('for') === 'dealer' ? 'dealer' : 'user';
  const offer = await loadOffer(container, { isDealer: audience === 'dealer' }, request.signal);
  return {
    audience,
    origin,
    plans: offer?.plans.map(({ plan }) => plan) ?? null,
    vin: readVin(searchParams.get('vin') ?? '').match(
      ({ value }) => value,
      () => null,
    ),
    now: container.get('world').clock.now(),
  } as const;
}

export default function Plans({ loaderData: { audience, origin, plans, vin, now } }: Route.ComponentProps) {
  const { t } = useTexts('plans');
  const texts = usePlanTexts();
  const siteName = useRouteLoaderData<typeof rootLoader>('root')?.site.name ?? '';
  const told = (plans ?? []).map((plan) => ({
    plan,
    name: texts.name(plan),
    description: t(`plans.text-${plan.kind}`),
    address: `${origin}/checkout?plan=${encodeURIComponent(plan.code)}`,
  }));
  return (
    <Page title={t('plans.title')} lead={t('plans.lead')}>
      <PageHead
        title={t('plans.title')}
        description={t('plans.description')}
        {...(told.length > 0 && { structuredData: planData(told, siteName) })}
      />
      <AudienceTabs audience={audience} vin={vin} />
      {vin === null ? null : <p className="font-medium">{t('plans.forVehicle', { vin })}</p>}
      {plans === null ? (
        <>
          <Notice kind="danger">{t('plans.failed')}</Notice>
          <p>
            <TextLink to="" reloadDocument>
              {t('plans.retry')}
            </TextLink>
          </p>
        </>
      ) : plans.length === 0 ? (
        <p>{t('plans.none')}</p>
      ) : (
        <>
          {audience === 'dealer' ? (
            <p>
              {t('plans.dealerNeeds')} <TextLink to="/dealers/signup">{t('plans.dealerSignup')}</TextLink>
            </p>
          ) : null}
          {(['single', 'pack', 'subscription'] as const).map((group) => (
            <PlanGroup
              key={group}
              group={group}
              plans={plans.filter((plan) => groupOf(plan) === group)}
              offered={plans}
              vin={vin}
              now={now}
            />
          ))}
          <section className="grid gap-4" aria-labelledby="compare">
            <h2 id="compare">{t('plans.compare')}</h2>
            <PlanComparison plans={plans} />
          </section>
          <PlanFacts plans={plans} />
        </>
      )}
    </Page>
  );
}

function groupOf({ documents, renewal }: Plan): 'single' | 'pack' | 'subscription' {
  if (renewal !== 'once') return 'subscription';
  return documents === 1 ? 'single' : 'pack';
}
