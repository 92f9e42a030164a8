import { Hono } from 'hono';
import { type SignedInEnv, signedIn } from '../account/signed-in.ts';
import { answerWith } from '../answer.ts';
import { idempotencyKeyOf } from '../idempotency.ts';
import type { OriginContext } from '../origin-context.ts';
import { readForm } from '../read-input.ts';
import { offerCredit, offerCreditInput } from './offer-credit.ts';

/** The calls about credits and money. */
export function billingRoutes(ctx: OriginContext): Hono<SignedInEnv> {
  return new Hono<SignedInEnv>().post('/api-cwa/offer_credit', signedIn(ctx), async (c) =>
    answerWith(c, await readForm(c, offerCreditInput), (input) =>
      offerCredit(c.get('signedIn'), input, idempotencyKeyOf(c)),
    ),
  );
}
