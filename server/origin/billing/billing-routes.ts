import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { err } from 'neverthrow';
import { creditCalls } from '#contract/billing/credits.ts';
import { discountCalls } from '#contract/billing/discount.ts';
import { planCalls } from '#contract/billing/plan.ts';
import { mountSignedIn } from '../account/mount-signed-in.ts';
import { optionalUserOf, type SignedInEnv } from '../account/signed-in.ts';
import { listCreditMoves } from '../credits/list-credit-moves.ts';
import { offerCredit } from '../credits/offer-credit.ts';
import { answer } from '../kernel/answer.ts';
import { callerOf } from '../kernel/limits/caller.ts';
import { limitCalls } from '../kernel/limits/limit-calls.ts';
import { mount } from '../kernel/mount.ts';
import type { OriginContext } from '../kernel/origin-context.ts';
import { listPlans } from '../plans/list-plans.ts';
import { validateCode } from './validate-code.ts';

/** Creates the routes for plans, codes and credits. */
export function billingRoutes(ctx: OriginContext): Hono<SignedInEnv> {
  const app = new Hono<SignedInEnv>();
  mount(app, ctx, planCalls.vhrPlans, (_, { user_type }) => listPlans(ctx, 'vhr', user_type));
  mount(app, ctx, planCalls.stickerPlans, (_, { user_type }) => listPlans(ctx, 'sticker', user_type));
  for (const [list, call] of [
    ['coupons', discountCalls.validateCoupon],
    ['discounts', discountCalls.validateDiscount],
  ] as const) {
    app.use(call.path, countedCode(ctx));
    mount(app, ctx, call, async (_, code, { caller }, c) =>
      validateCode(ctx, list, code, { caller, userId: await optionalUserOf(ctx, c) }),
    );
  }
  mountSignedIn(app, ctx, creditCalls.moves, listCreditMoves);
  mountSignedIn(app, ctx, creditCalls.claimFreeCredit, offerCredit);
  return app;
}

/** Limits validation requests, because codes can be guessed. */
function countedCode(ctx: OriginContext) {
  return createMiddleware(async (c, next) => {
    const allowed = await limitCalls(ctx, [{ limit: 'codeByCaller', by: callerOf(c) }]);
    return allowed.isErr() ? answer(c, err(allowed.error)) : next();
  });
}
