import { type Context, Hono } from 'hono';
import { err } from 'neverthrow';
import { optionalUserOf, type SignedInEnv, signedIn } from '../account/signed-in.ts';
import { answer, answerWith } from '../answer.ts';
import type { DiscountCodeRow } from '../db/shop-rows.ts';
import { idempotencyKeyOf } from '../idempotency.ts';
import { callerOf } from '../limits/caller.ts';
import { limitCalls } from '../limits/limit-calls.ts';
import type { OriginContext } from '../origin-context.ts';
import { pageInput } from '../page-input.ts';
import { readForm, readQuery } from '../read-input.ts';
import { listCreditMoves } from './list-credit-moves.ts';
import { listPlans, listPlansInput } from './list-plans.ts';
import { offerCredit, offerCreditInput } from './offer-credit.ts';
import { validateCode, validateCodeInput } from './validate-code.ts';

/** The calls about what is on offer and about credits. */
export function billingRoutes(ctx: OriginContext): Hono<SignedInEnv> {
  const onlySignedIn = signedIn(ctx);
  return new Hono<SignedInEnv>()
    .get('/api-cwa/plans', (c) => answerWith(c, readQuery(c, listPlansInput), (input) => listPlans(ctx, 'vhr', input)))
    .get('/api-cwa/sticker-plans', (c) =>
      answerWith(c, readQuery(c, listPlansInput), (input) => listPlans(ctx, 'sticker', input)),
    )
    .post('/api-cwa/coupon_validation', (c) => validated(ctx, c, 'coupons'))
    .post('/api-cwa/discount_validation', (c) => validated(ctx, c, 'discounts'))
    .get('/api-cwa/credit-ledger', onlySignedIn, (c) =>
      answerWith(c, readQuery(c, pageInput), (input) => listCreditMoves(c.get('signedIn'), input)),
    )
    .post('/api-cwa/offer_credit', onlySignedIn, async (c) =>
      answerWith(c, await readForm(c, offerCreditInput), (input) =>
        offerCredit(c.get('signedIn'), input, idempotencyKeyOf(c)),
      ),
    );
}

/** Codes can be guessed, so that asking for them is counted. */
async function validated(ctx: OriginContext, c: Context, list: DiscountCodeRow['list']): Promise<Response> {
  const allowed = await limitCalls(ctx, [{ limit: 'codeByCaller', by: callerOf(c) }]);
  if (allowed.isErr()) return answer(c, err(allowed.error));
  const userId = await optionalUserOf(ctx, c);
  return answerWith(c, await readForm(c, validateCodeInput), (input) =>
    validateCode(ctx, list, input, { caller: callerOf(c), userId }),
  );
}
