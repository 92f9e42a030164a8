import { Hono } from 'hono';
import { cancelSubscription as cancelSubscriptionCall } from '#contract/billing/cancel-subscription.ts';
import { subscriptionCalls } from '#contract/billing/subscription.ts';
import { mountSignedIn } from '../account/mount-signed-in.ts';
import type { SignedInEnv } from '../account/signed-in.ts';
import type { OriginContext } from '../kernel/origin-context.ts';
import { cancelSubscription } from './subscription/cancel-subscription.ts';
import { changeCard, readCardChange } from './subscription/change-card.ts';
import { readSubscriptions } from './subscription/read-subscriptions.ts';
import { resumeSubscription } from './subscription/resume-subscription.ts';

/** Creates the subscription routes. */
export function subscriptionRoutes(ctx: OriginContext): Hono<SignedInEnv> {
  const app = new Hono<SignedInEnv>();
  mountSignedIn(app, ctx, subscriptionCalls.list, readSubscriptions);
  mountSignedIn(app, ctx, cancelSubscriptionCall, cancelSubscription);
  mountSignedIn(app, ctx, subscriptionCalls.resume, resumeSubscription);
  mountSignedIn(app, ctx, subscriptionCalls.changeCard, changeCard);
  mountSignedIn(app, ctx, subscriptionCalls.readCardChange, readCardChange);
  return app;
}
