import { redirect } from 'react-router';
import { resolveService } from '../app/contexts/container-context.ts';
import { loginPath } from '../app/paths/local-path.ts';
import { ButtonLink } from '../components/button-link.tsx';
import { Card } from '../components/card.tsx';
import { EmptyState } from '../components/empty-state.tsx';
import { Notice } from '../components/notice.tsx';
import { Page } from '../components/page.tsx';
import { changeSubscription, SUBSCRIPTION_PATH } from '../features/membership/change-subscription.ts';
import { SubscriptionControls } from '../features/membership/subscription-controls.tsx';
import { SubscriptionFacts } from '../features/membership/subscription-facts.tsx';
import { useOwnPlansPath } from '../features/membership/use-own-plans-path.ts';
import { useCallErrorText } from '../hooks/use-call-error-text.ts';
import { useTexts } from '../i18n/use-texts.ts';
import type { Route } from './+types/subscription.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const billing = await resolveService(context, 'billing');
  const loaded = await billing.subscriptions({ signal: request.signal });
  return loaded.match(
    (subscriptions) => ({ subscriptions, error: null }),
    (error) => {
      if (error.code === 'signed-out') throw redirect(loginPath(SUBSCRIPTION_PATH));
      return { subscriptions: null, error };
    },
  );
}

export const action = ({ request, context }: Route.ActionArgs) => changeSubscription(request, context);
export const clientAction = ({ request, context }: Route.ClientActionArgs) => changeSubscription(request, context);

export default function SubscriptionPage({ loaderData: { subscriptions, error }, actionData }: Route.ComponentProps) {
  const { t } = useTexts('subscription');
  const errorText = useCallErrorText();
  const plans = useOwnPlansPath();
  return (
    <Page title={t('subscription.title')} width="narrow" isPrivate>
      {error === null ? null : <Notice kind="danger">{errorText(error)}</Notice>}
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
