import { Form, Link, type RouterContextProvider, redirect, useRouteLoaderData } from 'react-router';
import type { Subscription } from '../../core/billing/subscription.ts';
import { Button } from '../components/button.tsx';
import { buttonClass } from '../components/button-class.ts';
import { Card } from '../components/card.tsx';
import { EmptyState } from '../components/empty-state.tsx';
import { Notice } from '../components/notice.tsx';
import { Outcome } from '../components/outcome.tsx';
import { Page } from '../components/page.tsx';
import { PageHead } from '../components/page-head.tsx';
import { TextLink } from '../components/text-link.tsx';
import { needed } from '../container-context.ts';
import { SubscriptionFacts } from '../features/membership/subscription-facts.tsx';
import { useCallErrorText } from '../hooks/use-call-error-text.ts';
import { useFormats } from '../hooks/use-formats.ts';
import { useSubmitting } from '../hooks/use-submitting.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { loginPath } from '../local-path.ts';
import type { Route } from './+types/subscription.ts';
import type { loader as membersLoader } from './members.tsx';

const PATH = '/members/subscription';

export async function loader({ context, request }: Route.LoaderArgs) {
  const loadSubscriptions = await needed(context, 'loadSubscriptions');
  const loaded = await loadSubscriptions({ signal: request.signal });
  return loaded.match(
    (subscriptions) => ({ subscriptions, error: null }),
    (error) => {
      if (error.code === 'signed-out') throw redirect(loginPath(PATH));
      return { subscriptions: null, error };
    },
  );
}

async function cancel(request: Request, context: Readonly<RouterContextProvider>) {
  const form = await request.formData();
  const subscriptionId = String(form.get('subscription') ?? '');
  const cancelSubscription = await needed(context, 'cancelSubscription');
  const cancelled = await cancelSubscription(
    { gateway: String(form.get('gateway') ?? ''), subscriptionId },
    { signal: request.signal },
  );
  return cancelled.match(
    () => ({ subscriptionId, error: null }),
    (error) => {
      if (error.code === 'signed-out') throw redirect(loginPath(PATH));
      return { subscriptionId, error };
    },
  );
}

export const action = ({ request, context }: Route.ActionArgs) => cancel(request, context);
export const clientAction = ({ request, context }: Route.ClientActionArgs) => cancel(request, context);

export default function SubscriptionPage({ loaderData: { subscriptions, error }, actionData }: Route.ComponentProps) {
  const { t } = useTexts('subscription');
  const errorText = useCallErrorText();
  return (
    <Page title={t('subscription.title')} width="narrow">
      <PageHead title={t('subscription.title')} isPrivate />
      {error === null ? null : <Notice kind="danger">{errorText(error)}</Notice>}
      {subscriptions?.length === 0 ? (
        <EmptyState
          title={t('subscription.none')}
          action={
            <Link to="/plans" className={buttonClass('primary')}>
              {t('subscription.plans')}
            </Link>
          }
        >
          {t('subscription.noneHow')}
        </EmptyState>
      ) : null}
      {subscriptions?.map((subscription) => (
        <Card key={subscription.subscriptionId}>
          <SubscriptionFacts subscription={subscription} heading="h2" />
          <Cancelling
            subscription={subscription}
            answer={actionData?.subscriptionId === subscription.subscriptionId ? actionData : undefined}
          />
        </Card>
      ))}
    </Page>
  );
}

interface CancellingProps {
  readonly subscription: Subscription;
  readonly answer: Awaited<ReturnType<typeof cancel>> | undefined;
}

/** The one press that cancels, and the proof of it. */
function Cancelling({ subscription: { subscriptionId, gateway, state, periodEnd }, answer }: CancellingProps) {
  const { t } = useTexts('subscription');
  const { date } = useFormats();
  const errorText = useCallErrorText();
  const submitting = useSubmitting(subscriptionId);
  const account = useRouteLoaderData<typeof membersLoader>('routes/members')?.account;
  const until = date(periodEnd);
  if (state === 'ended' || state === 'cancelled') {
    const resume = <TextLink to="/plans">{t('subscription.resume')}</TextLink>;
    return answer?.error === null ? (
      <Outcome kind="success" action={resume}>
        {t('subscription.cancelled', { until, email: account?.user?.email ?? '' })}
      </Outcome>
    ) : (
      <p>
        {t(state === 'ended' ? 'subscription.over' : 'subscription.holdsUntil', { until })} {resume}
      </p>
    );
  }
  return (
    <Form method="post" className="grid gap-3">
      {answer?.error ? (
        <Notice kind="danger">
          {answer.error.code === 'subscription-missing' ? t('subscription.missing') : errorText(answer.error)}
        </Notice>
      ) : null}
      <input type="hidden" name="subscription" value={subscriptionId} />
      <input type="hidden" name="gateway" value={gateway} />
      <p>{t('subscription.cancelHow', { until })}</p>
      <p>
        <Button
          type="submit"
          variant="danger"
          name="intent"
          value={subscriptionId}
          busy={submitting ? t('subscription.cancelling') : undefined}
        >
          {t('subscription.cancel')}
        </Button>
      </p>
    </Form>
  );
}
