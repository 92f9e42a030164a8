import type { ReactNode } from 'react';
import { Form, useRouteLoaderData } from 'react-router';
import type { Subscription } from '#core/billing/subscription.ts';
import type { ButtonVariant } from '#ui/components/button-class.ts';
import { ButtonLink } from '#ui/components/button-link.tsx';
import { Notice } from '#ui/components/notice.tsx';
import { Outcome } from '#ui/components/outcome.tsx';
import { SubmitButton } from '#ui/components/submit-button.tsx';
import { TextLink } from '#ui/components/text-link.tsx';
import { useCallErrorText } from '#ui/hooks/use-call-error-text.ts';
import { useFormats } from '#ui/hooks/use-formats.ts';
import { useTexts } from '#ui/i18n/use-texts.ts';
import type { loader as membersLoader } from '#ui/routes/members.tsx';
import type { SubscriptionAnswer, SubscriptionChange } from './change-subscription.ts';
import { useOwnPlansPath } from './use-own-plans-path.ts';

interface SubscriptionControlsProps {
  readonly subscription: Subscription;
  /** The result of the last change to this subscription. */
  readonly answer: SubscriptionAnswer | undefined;
}

/** Renders the actions available in a subscription's state: cancel, resume, change the card, or subscribe again. */
export function SubscriptionControls({ subscription, answer }: SubscriptionControlsProps) {
  const { t } = useTexts('subscription');
  const { date } = useFormats();
  const errorText = useCallErrorText();
  const plans = `${useOwnPlansPath()}#subscription`;
  const { state, periodEnd, nextCharge } = subscription;
  const until = date(periodEnd);
  const failure = answer?.error ? (
    <Notice kind="danger">
      {answer.error.code === 'not-found' ? t('subscription.missing') : errorText(answer.error)}
    </Notice>
  ) : null;
  // After the response, don't show a confirmation until the screen shows the new state of the subscription.
  const isShown = answer?.change === (state === 'cancelled' ? 'cancel' : 'resume');
  const done = answer?.error === null && isShown ? <Changed change={answer.change} until={until} /> : null;
  switch (state) {
    case 'ended':
      return (
        <>
          {failure}
          <p>
            {t('subscription.over', { until })} <TextLink to={plans}>{t('subscription.again')}</TextLink>
          </p>
        </>
      );
    case 'cancelled':
      return (
        <>
          {done ?? failure ?? <p className="font-medium">{t('subscription.accessUntil', { until })}</p>}
          <p>{t('subscription.resumeHow', { until })}</p>
          <ChangeForm subscription={subscription} change="resume" variant="primary" busy={t('subscription.resuming')}>
            {t('subscription.resume')}
          </ChangeForm>
        </>
      );
    default: {
      const isOverdue = state === 'past_due';
      return (
        <>
          {done ?? failure}
          {isOverdue && nextCharge !== null ? (
            <Notice kind="caution">
              <p>{t('subscription.pastDue', { date: date(nextCharge.at) })}</p>
              <p>{t('subscription.pastDueStep')}</p>
            </Notice>
          ) : null}
          <p>{t(isOverdue ? 'subscription.cancelHowOverdue' : 'subscription.cancelHow', { until })}</p>
          <div className="flex flex-wrap gap-3">
            <CardLink subscription={subscription} variant={isOverdue ? 'primary' : 'quiet'} />
            <ChangeForm
              subscription={subscription}
              change="cancel"
              variant="danger"
              busy={t('subscription.cancelling')}
            >
              {t('subscription.cancel')}
            </ChangeForm>
          </div>
        </>
      );
    }
  }
}

function Changed({ change, until }: { readonly change: SubscriptionChange; readonly until: string }) {
  const { t } = useTexts('subscription');
  const email = useRouteLoaderData<typeof membersLoader>('routes/members')?.account?.user.email ?? '';
  return (
    <Outcome kind="success">
      {t(change === 'cancel' ? 'subscription.cancelled' : 'subscription.resumed', { until, email })}
    </Outcome>
  );
}

/** A link, because only forms on the checkout pages may redirect to the payment page. */
function CardLink({
  subscription: { subscriptionId },
  variant,
}: {
  readonly subscription: Subscription;
  readonly variant: ButtonVariant;
}) {
  const { t } = useTexts('subscription');
  return (
    <ButtonLink to={`/checkout/card?change=${encodeURIComponent(subscriptionId)}`} variant={variant}>
      {t('subscription.changeCard')}
    </ButtonLink>
  );
}

interface ChangeFormProps {
  readonly subscription: Subscription;
  readonly change: SubscriptionChange;
  readonly variant: ButtonVariant;
  readonly busy: string;
  readonly children: ReactNode;
}

function ChangeForm({ subscription: { subscriptionId, gateway }, change, variant, busy, children }: ChangeFormProps) {
  const intent = `${change} ${subscriptionId}`;
  return (
    <Form method="post">
      <input type="hidden" name="subscription" value={subscriptionId} />
      <input type="hidden" name="gateway" value={gateway} />
      <input type="hidden" name="change" value={change} />
      <SubmitButton intent={intent} variant={variant} busy={busy}>
        {children}
      </SubmitButton>
    </Form>
  );
}
