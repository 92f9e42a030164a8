import type { Plan } from '#core/billing/plan.ts';
import { containerContext } from '../app/contexts/container-context.ts';
import { Card } from '../components/card.tsx';
import { ErrorState } from '../components/error-state.tsx';
import { Notice } from '../components/notice.tsx';
import { Outcome } from '../components/outcome.tsx';
import { Page } from '../components/page.tsx';
import { TextLink } from '../components/text-link.tsx';
import { DealerForm } from '../features/account/dealer-form.tsx';
import { dealerFieldsOf } from '../features/account/dealer-schema.ts';
import { loadMember } from '../features/account/load-member.ts';
import { registerAsDealer } from '../features/account/register-as-dealer.ts';
import { loadOffer } from '../features/billing/load-offer.ts';
import { PlanGroups } from '../features/billing/plan-groups.tsx';
import { BULK_CHECK_PATH } from '../features/dealer/check-list.ts';
import { DealerLogo } from '../features/dealer/dealer-logo.tsx';
import { REMOVE_LOGO, removeLogo } from '../features/dealer/remove-logo.ts';
import { useTexts } from '../i18n/use-texts.ts';
import type { Route } from './+types/dealer.ts';

export async function loader(args: Route.LoaderArgs) {
  const { context, request } = args;
  const member = await loadMember(args);
  if (member.isErr()) return { kind: 'failed', error: member.error } as const;
  const { user } = member.value;
  const container = await context.get(containerContext).open();
  const offer = await loadOffer(container, { isDealer: true }, request.signal);
  return {
    kind: 'loaded',
    isDealer: user.kind === 'dealer',
    logo: user.dealerLogo === '' ? null : `/members/dealer/logo${new URL(user.dealerLogo, args.url).search}`,
    email: user.email,
    known: dealerFieldsOf(user),
    plans: offer?.plans.map(({ plan }) => plan) ?? null,
    now: container.get('world').clock.now(),
  } as const;
}

async function answerTo(args: Route.ActionArgs) {
  const form = await args.request.clone().formData();
  return form.get('intent') === REMOVE_LOGO ? removeLogo(args) : registerAsDealer(args);
}

export { answerTo as action, answerTo as clientAction };

export default function Dealer({ loaderData: loaded, actionData: answer }: Route.ComponentProps) {
  const { t } = useTexts('dealer');
  return (
    <Page title={t('dealer.area')} lead={t('dealer.lead')} isPrivate>
      {loaded.kind === 'failed' ? (
        <ErrorState error={loaded.error} />
      ) : (
        <>
          {answer?.kind === 'registered' ? (
            <Outcome kind="success">{t(answer.wasDealer ? 'dealer.updated' : 'dealer.registered')}</Outcome>
          ) : null}
          {loaded.isDealer ? (
            <>
              <Card title={t('dealer.logo')}>
                <DealerLogo logo={loaded.logo} removed={answer?.kind === 'logo-removed' ? answer : undefined} />
              </Card>
              <Card title={t('dealer.bulk')}>
                <p>{t('dealer.bulkLead')}</p>
                <TextLink as="p" to={BULK_CHECK_PATH}>
                  {t('dealer.bulkOpen')}
                </TextLink>
              </Card>
              <DealerPlans plans={loaded.plans} now={loaded.now} />
            </>
          ) : null}
          <Card title={t(loaded.isDealer ? 'dealer.yours' : 'dealer.title')}>
            {loaded.isDealer ? <p>{t('dealer.already')}</p> : null}
            <DealerForm
              email={loaded.email}
              known={loaded.known}
              isDealer={loaded.isDealer}
              answer={answer?.kind === 'failed' ? answer : undefined}
            />
          </Card>
        </>
      )}
    </Page>
  );
}

function DealerPlans({ plans, now }: { readonly plans: readonly Plan[] | null; readonly now: number }) {
  const { t } = useTexts('dealer', 'plans');
  if (plans === null) return <Notice kind="danger">{t('plans.failed')}</Notice>;
  return (
    <>
      <PlanGroups offered={plans} vin={null} coupon="" now={now} />
      <TextLink as="p" to="/plans?for=dealer">
        {t('dealer.plans')}
      </TextLink>
    </>
  );
}
