import { type Context, Hono } from 'hono';
import { err } from 'neverthrow';
import { optionalUserOf, type SignedInEnv, signedIn } from '../account/signed-in.ts';
import { listCreditMoves } from '../credits/list-credit-moves.ts';
import { offerCredit, offerCreditInput } from '../credits/offer-credit.ts';
import { answer, answerWith } from '../kernel/answer.ts';
import type { DiscountCodeRow } from '../kernel/db/shop-rows.ts';
import { idempotencyKeyOf } from '../kernel/idempotency.ts';
import { callerOf } from '../kernel/limits/caller.ts';
import { limitCalls } from '../kernel/limits/limit-calls.ts';
import type { OriginContext } from '../kernel/origin-context.ts';
import { pageInput } from '../kernel/page-input.ts';
import { readForm, readQuery } from '../kernel/read-input.ts';
import { listPlans, listPlansInput } from '../plans/list-plans.ts';
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
