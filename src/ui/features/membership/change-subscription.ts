import type { ActionFunctionArgs } from 'react-router';
import { loaded, signedIn } from '#ui/app/answers/loaded.ts';
import { containerContext } from '#ui/app/contexts/container-context.ts';

/** The path of the subscription page. */
export const SUBSCRIPTION_PATH = '/members/subscription';

/** The changes to a subscription available on its page. */
export type SubscriptionChange = 'cancel' | 'resume';

/** Cancels or resumes the subscription named in a form. */
export async function changeSubscription({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const { signal } = request;
  const subscriptionId = String(form.get('subscription') ?? '');
  const change: SubscriptionChange = form.get('change') === 'resume' ? 'resume' : 'cancel';
  const container = await context.get(containerContext).open();
  const changed = await (change === 'resume'
    ? container.get('billing').resumeSubscription(subscriptionId, { signal })
    : container
        .get('accounts')
        .cancelSubscription({ gateway: String(form.get('gateway') ?? ''), subscriptionId }, { signal }));
  const { error } = loaded(signedIn(changed, SUBSCRIPTION_PATH));
  return { subscriptionId, change, error };
}

/** The result of a change. */
export type SubscriptionAnswer = Awaited<ReturnType<typeof changeSubscription>>;
