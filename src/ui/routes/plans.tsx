import { useNavigate, useRouteLoaderData } from 'react-router';
import type { VinportContainer } from '#composition/create-container.ts';
import { readVin } from '#core/vehicle/vin.ts';
import { containerContext } from '../app/contexts/container-context.ts';
import { checkoutPath } from '../app/paths/checkout-path.ts';
import { plansPath } from '../app/paths/plans-path.ts';
import { Notice } from '../components/notice.tsx';
import { optional } from '../components/optional.tsx';
import { Page } from '../components/page.tsx';
import { TextLink } from '../components/text-link.tsx';
import { AudienceTabs } from '../features/billing/audience-tabs.tsx';
import { loadOffer } from '../features/billing/load-offer.ts';
import { planData } from '../features/billing/plan-data.ts';
import { PlanComparison, PlanFacts } from '../features/billing/plan-details.tsx';
import { PlanGroups } from '../features/billing/plan-groups.tsx';
import { usePlanTexts } from '../hooks/use-plan-texts.ts';
import { useTexts } from '../i18n/use-texts.ts';
import type { loader as rootLoader } from '../root.tsx';
import type { Route } from './+types/plans.ts';

export { sharedPageHeaders as headers } from '../app/answers/page-headers.ts';

const DiscountOffer = optional(async () => (await import('../features/billing/discount-offer.tsx')).default);

const readAudience = (text: string | null) => (text === 'dealer' || text === 'user' ? text : null);

/** Dealers see plans for dealers unless the URL specifies otherwise. */
async function ownAudience(container: VinportContainer, signal: AbortSignal): Promise<'dealer' | 'user'> {
  if (container.get('world').cookies.get('token') === null) return 'user';
  const account = await container.get('loadAccount')({ signal });
  return account.match(
    ({ user }) => user.kind,
    () => 'user',
  );
}

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const container = await context.get(containerContext).open();
  const { origin, searchParams } = url;
  const audience = readAudience(searchParams.get('for')) ?? (await ownAudience(container, request.signal));
  const offer = await loadOffer(container, { isDealer: audience === 'dealer' }, request.signal);
  return {
    audience,
    origin,
    plans: offer?.plans.map(({ plan }) => plan) ?? null,
    discount: offer?.discount ?? null,
    coupon: searchParams.get('coupon') ?? '',
    vin: readVin(searchParams.get('vin') ?? '').match(
      ({ value }) => value,
      () => null,
    ),
    now: container.get('world').clock.now(),
  } as const;
}

export default function Plans({ loaderData }: Route.ComponentProps) {
  const { audience, origin, plans, discount, coupon, vin, now } = loaderData;
  const navigate = useNavigate();
  const { t } = useTexts('plans');
  const texts = usePlanTexts();
  const siteName = useRouteLoaderData<typeof rootLoader>('root')?.site.name ?? '';
  const offered = (plans ?? []).map((plan) => ({
    plan,
    name: texts.name(plan),
    description: t(`plans.text-${plan.bundle === null ? plan.kind : 'bundle'}`),
    address: `${origin}${checkoutPath([plan.code], null)}`,
  }));
  return (
    <Page
      title={t('plans.title')}
      lead={t('plans.lead')}
      description={t('plans.description')}
      {...(offered.length > 0 && { structuredData: planData(offered, siteName) })}
    >
      <AudienceTabs audience={audience} vin={vin} coupon={coupon} />
      {vin === null ? null : <p className="font-medium">{t('plans.forVehicle', { vin })}</p>}
      {coupon === '' ? null : <p className="font-medium">{t('plans.withCode', { code: coupon })}</p>}
      {discount !== null && coupon === '' ? (
        <DiscountOffer
          offered={discount}
          onUse={() => navigate(plansPath({ audience, vin, coupon: discount.code }), { preventScrollReset: true })}
        />
      ) : null}
      {plans === null ? (
        <>
          <Notice kind="danger">{t('plans.failed')}</Notice>
          <TextLink as="p" to="" reloadDocument>
            {t('plans.retry')}
          </TextLink>
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
          <PlanGroups offered={plans} vin={vin} coupon={coupon} now={now} />
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
