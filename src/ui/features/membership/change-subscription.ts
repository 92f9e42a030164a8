import { type RouterContextProvider, redirect } from 'react-router';
import { resolveService } from '#ui/app/contexts/container-context.ts';
import { loginPath } from '#ui/app/paths/local-path.ts';

/** Where subscriptions are managed. */
export const SUBSCRIPTION_PATH = '/members/subscription';

/** What can be done to a subscription on its screen. */
export type SubscriptionChange = 'cancel' | 'resume';

/** Cancels or resumes the subscription that a form names. */
export async function changeSubscription(request: Request, context: Readonly<RouterContextProvider>) {
  const form = await request.formData();
  const { signal } = request;
  const subscriptionId = String(form.get('subscription') ?? '');
  const change: SubscriptionChange = form.get('change') === 'resume' ? 'resume' : 'cancel';
  const [cancelSubscription, resumeSubscription] = await Promise.all([
    resolveService(context, 'cancelSubscription'),
    resolveService(context, 'resumeSubscription'),
  ]);
  const changed =
    change === 'resume'
      ? resumeSubscription(subscriptionId, { signal })
      : cancelSubscription({ gateway: String(form.get('gateway') ?? ''), subscriptionId }, { signal });
  return changed.match(
    () => ({ subscriptionId, change, error: null }),
    (error) => {
      if (error.code === 'signed-out') throw redirect(loginPath(SUBSCRIPTION_PATH));
      return { subscriptionId, change, error };
    },
  );
}

/** What became of a change. */
export type SubscriptionAnswer = Awaited<ReturnType<typeof changeSubscription>>;
