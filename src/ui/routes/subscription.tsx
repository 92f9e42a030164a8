import { loaded, signedIn } from '../app/answers/loaded.ts';
import { resolveService } from '../app/contexts/container-context.ts';
import { ButtonLink } from '../components/button-link.tsx';
import { CallErrorNotice } from '../components/call-error-notice.tsx';
import { Card } from '../components/card.tsx';
import { EmptyState } from '../components/empty-state.tsx';
import { Page } from '../components/page.tsx';
import { SUBSCRIPTION_PATH } from '../features/membership/change-subscription.ts';
import { SubscriptionControls } from '../features/membership/subscription-controls.tsx';
import { SubscriptionFacts } from '../features/membership/subscription-facts.tsx';
import { useOwnPlansPath } from '../features/membership/use-own-plans-path.ts';
import { useTexts } from '../i18n/use-texts.ts';
import type { Route } from './+types/subscription.ts';

export {
  changeSubscription as action,
  changeSubscription as clientAction,
} from '../features/membership/change-subscription.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const billing = await resolveService(context, 'billing');
  return loaded(signedIn(await billing.subscriptions({ signal: request.signal }), SUBSCRIPTION_PATH));
}

export default function SubscriptionPage({
  loaderData: { value: subscriptions, error },
  actionData,
}: Route.ComponentProps) {
  const { t } = useTexts('subscription');
  const plans = useOwnPlansPath();
  return (
    <Page title={t('subscription.title')} width="narrow" isPrivate>
      <CallErrorNotice error={error} />
      {subscriptions?.length === 0 ? (
        <EmptyState
          title={t('subscription.none')}
          action={<ButtonLink to={`${plans}#subscription`}>{t('subscription.plans')}</ButtonLink>}
        >
          {t('subscription.noneHow')}
        </EmptyState>
      ) : null}
      {subscriptions?.map((subscription) => (
        <Card key={subscription.subscriptionId}>
          <SubscriptionFacts subscription={subscription} heading="h2" />
          <SubscriptionControls
            subscription={subscription}
            answer={actionData?.subscriptionId === subscription.subscriptionId ? actionData : undefined}
          />
        </Card>
      ))}
    </Page>
  );
}
