import { type RouterContextProvider, redirect } from 'react-router';
import { resolveService } from '#ui/app/contexts/container-context.ts';
import { loginPath } from '#ui/app/paths/local-path.ts';

/** The path of the subscription page. */
export const SUBSCRIPTION_PATH = '/members/subscription';

/** The changes to a subscription available on its page. */
export type SubscriptionChange = 'cancel' | 'resume';

/** Cancels or resumes the subscription named in a form. */
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

/** The result of a change. */
export type SubscriptionAnswer = Awaited<ReturnType<typeof changeSubscription>>;
