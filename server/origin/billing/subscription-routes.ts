import { Hono } from 'hono';
import { type SignedInEnv, signedIn } from '../account/signed-in.ts';
import { answer, answerWith } from '../kernel/answer.ts';
import type { OriginContext } from '../kernel/origin-context.ts';
import { readJson, readQuery } from '../kernel/read-input.ts';
import { siteAddress, siteCluesOf } from '../kernel/site/site-address.ts';
import { cancelSubscription, cancelSubscriptionInput } from './subscription/cancel-subscription.ts';
import { changeCard, changeCardInput, readCardChange } from './subscription/change-card.ts';
import { readSubscriptions } from './subscription/read-subscriptions.ts';
import { resumeSubscription, resumeSubscriptionInput } from './subscription/resume-subscription.ts';

/** The calls about subscriptions. */
export function subscriptionRoutes(ctx: OriginContext): Hono<SignedInEnv> {
  const onlySignedIn = signedIn(ctx);
  return new Hono<SignedInEnv>()
    .get('/api-cwa/subscription', onlySignedIn, async (c) => answer(c, await readSubscriptions(c.get('signedIn'))))
    .post('/api/user/cancel-subscription', onlySignedIn, async (c) =>
      answerWith(c, await readJson(c, cancelSubscriptionInput), (input) =>
        cancelSubscription(c.get('signedIn'), input),
      ),
    )
    .post('/api/user/resume-subscription', onlySignedIn, async (c) =>
      answerWith(c, await readJson(c, resumeSubscriptionInput), (input) =>
        resumeSubscription(c.get('signedIn'), input),
      ),
    )
    .post('/api/user/change-card', onlySignedIn, async (c) => {
      const site = await siteAddress(ctx, siteCluesOf(c));
      return answerWith(c, await readJson(c, changeCardInput), (input) => changeCard(c.get('signedIn'), input, site));
    })
    .get('/api/user/card-change', onlySignedIn, (c) =>
      answerWith(c, readQuery(c, changeCardInput), (input) => readCardChange(c.get('signedIn'), input)),
    );
}
