import { Hono } from 'hono';
import { cancelSubscription as cancelSubscriptionCall } from '#contract/billing/cancel-subscription.ts';
import { subscriptionCalls } from '#contract/billing/subscription.ts';
import { mountSignedIn } from '../account/mount-signed-in.ts';
import type { SignedInEnv } from '../account/signed-in.ts';
import type { OriginContext } from '../kernel/origin-context.ts';
import { siteAddress, siteCluesOf } from '../kernel/site/site-address.ts';
import { cancelSubscription } from './subscription/cancel-subscription.ts';
import { changeCard, readCardChange } from './subscription/change-card.ts';
import { readSubscriptions } from './subscription/read-subscriptions.ts';
import { resumeSubscription } from './subscription/resume-subscription.ts';

/** Creates the subscription routes. */
export function subscriptionRoutes(ctx: OriginContext): Hono<SignedInEnv> {
  const app = new Hono<SignedInEnv>();
  mountSignedIn(app, ctx, subscriptionCalls.list, (sent, caller) => readSubscriptions(caller, sent));
  mountSignedIn(app, ctx, cancelSubscriptionCall, (subscription, caller) => cancelSubscription(caller, subscription));
  mountSignedIn(app, ctx, subscriptionCalls.resume, ({ subscription_id: id }, caller) =>
    resumeSubscription(caller, id),
  );
  mountSignedIn(app, ctx, subscriptionCalls.changeCard, async ({ subscription_id: id }, caller, c) =>
    changeCard(caller, id, await siteAddress(ctx, siteCluesOf(c))),
  );
  mountSignedIn(app, ctx, subscriptionCalls.readCardChange, ({ subscription_id: id }, caller) =>
    readCardChange(caller, id),
  );
  return app;
}
