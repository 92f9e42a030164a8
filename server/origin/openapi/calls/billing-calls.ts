import * as z from 'zod';
import { cancelSubscription } from '#contract/billing/cancel-subscription.ts';
import { creditCalls } from '#contract/billing/credits.ts';
import { discountCalls } from '#contract/billing/discount.ts';
import { totalOrders } from '#contract/billing/order-list.ts';
import { planCalls, wirePlan } from '#contract/billing/plan.ts';
import { receiptCalls } from '#contract/billing/receipt.ts';
import { subscriptionCalls, wireSubscription } from '#contract/billing/subscription.ts';
import { money } from '#contract/money.ts';
import { moment, success } from '../answer-schemas.ts';
import { documented } from '../documented.ts';
import type { DocumentedCall } from '../documented-call.ts';
import { EXAMPLE_EMAIL, EXAMPLE_VIN, ownValues } from '../example-values.ts';

z.globalRegistry
  .add(wirePlan, { id: 'Plan' })
  .add(money, { id: 'Money', description: 'Integer minor units of a currency, such as cents.' })
  .add(money.shape.currency, { minLength: 3, maxLength: 3 })
  .add(wireSubscription.shape.used, { description: 'Number of documents charged to the subscription in this period.' })
  .add(wireSubscription.shape.cheaper, { description: 'A cheaper plan for the same usage.' });

/** The calls for plans, credits, orders and subscriptions. */
export const billingCalls = [
  documented(planCalls.vhrPlans, {
    id: 'listPlans',
    summary: 'List the plans for reports',
    example: { user_type: 'user' },
  }),
  documented(planCalls.stickerPlans, {
    id: 'listStickerPlans',
    summary: 'List the plans for window stickers',
    example: { user_type: 'user' },
  }),
  documented(discountCalls.validateCoupon, {
    id: 'validateCoupon',
    summary: "Get a coupon's discount on a plan",
    example: { couponcode: 'TEN', type: 'vhr', cart_plan: 'vhr-1', email: EXAMPLE_EMAIL },
    limits: ['codeByCaller'],
  }),
  documented(discountCalls.validateDiscount, {
    id: 'validateDiscount',
    summary: "Get a discount code's discount on a plan",
    example: { couponcode: 'WELCOME', type: 'vhr', cart_plan: 'vhr-1' },
    limits: ['codeByCaller'],
  }),
  documented(creditCalls.moves, {
    id: 'listCreditMoves',
    summary: "List the user's credit history, newest first",
    example: { page: 1, per_page: 20 },
  }),
  documented(creditCalls.claimFreeCredit, {
    id: 'claimFreeCredit',
    summary: 'Claim a credit for a failed generation',
    about:
      'Granted once for each failure that the origin has recorded within the last hour, to an account that has a confirmed ' +
      'email address and has paid before; at most two free credits for failures and tickets together in 30 days. A ' +
      'refusal has the status `error`.',
    example: { vin: EXAMPLE_VIN, search_type: 'vin', error_msg: 'No answer.', credit_type: 'vhr' },
    fails: [409],
  }),
  documented(totalOrders, {
    id: 'listOrders',
    summary: "List the user's orders, newest first",
    example: { page: 1 },
  }),
  documented(
    { ...receiptCalls.read, files: receiptCalls.readPdf.files },
    {
      id: 'readReceipt',
      summary: "Get the receipt of one of the user's orders as PDF or JSON",
      example: { order: ownValues.order, format: 'json' },
      fails: [404],
    },
  ),
  documented(subscriptionCalls.list, { id: 'listSubscriptions', summary: "List the user's subscriptions" }),
  {
    ...documented(cancelSubscription, {
      id: 'cancelSubscription',
      summary: 'Cancel a subscription at the end of its period',
      about: 'Repeating the call has no further effect; an email confirms the cancellation.',
      example: { gateway: 'sandbox', subscription_id: ownValues.subscription },
      fails: [404],
    }),
    answer: { json: success(z.object({ subscription_id: z.string(), cancelled_at: moment, ends_at: moment })) },
  },
  documented(subscriptionCalls.resume, {
    id: 'resumeSubscription',
    summary: 'Resume a canceled subscription before its period ends',
    example: { subscription_id: ownValues.resumable },
    fails: [404],
  }),
  documented(subscriptionCalls.changeCard, {
    id: 'changeCard',
    summary: 'Open the page for storing another card for a subscription',
    example: { subscription_id: ownValues.subscription },
    headers: [],
    fails: [404, 503],
  }),
  documented(subscriptionCalls.readCardChange, {
    id: 'readCardChange',
    summary: 'Check whether the card of a subscription was changed',
    example: { subscription_id: ownValues.subscription },
    fails: [404, 503],
  }),
] as const satisfies readonly DocumentedCall[];
