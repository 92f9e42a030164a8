import * as z from 'zod';
import { readReceiptInput } from '#origin/billing/purchase/read-receipt.ts';
import { cancelSubscriptionInput } from '#origin/billing/subscription/cancel-subscription.ts';
import { changeCardInput } from '#origin/billing/subscription/change-card.ts';
import { resumeSubscriptionInput } from '#origin/billing/subscription/resume-subscription.ts';
import { validateCodeInput } from '#origin/billing/validate-code.ts';
import { offerCreditInput } from '#origin/credits/offer-credit.ts';
import { pageInput } from '#origin/kernel/page-input.ts';
import { listPlansInput } from '#origin/plans/list-plans.ts';
import { planSchema } from '#origin/plans/sold-plan.ts';
import { amount, done, moment, success } from '../answer-schemas.ts';
import type { DocumentedCall } from '../documented-call.ts';
import { EXAMPLE_EMAIL, EXAMPLE_VIN, ownValues } from '../example-values.ts';

const plan = planSchema.meta({ id: 'Plan' });
const plans = success(z.array(planSchema.extend({ demonstration: z.boolean() })));
const code = success(
  z.union([
    z.object({ kind: z.literal('percent'), percent: z.number() }),
    z.object({ kind: z.literal('amount'), amount }),
  ]),
);
const vin = z.string().nullable();
const { kind, documents, renewal, bundle } = planSchema.shape;
const party = z.object({ name: z.string(), address: z.string(), tax_id: z.string() }).nullable();

/** The calls about what is on offer, credits, orders and subscriptions. */
export const billingCalls = [
  {
    id: 'listPlans',
    call: 'GET /api-cwa/plans',
    summary: 'List the plans for reports',
    by: 'anyone',
    takes: { as: ['query'], schema: listPlansInput, example: { user_type: 'user' } },
    answer: { json: plans },
  },
  {
    id: 'listStickerPlans',
    call: 'GET /api-cwa/sticker-plans',
    summary: 'List the plans for window stickers',
    by: 'anyone',
    takes: { as: ['query'], schema: listPlansInput, example: { user_type: 'user' } },
    answer: { json: plans },
  },
  {
    id: 'validateCoupon',
    call: 'POST /api-cwa/coupon_validation',
    summary: 'Tell what a coupon takes off a plan',
    by: 'anyone',
    takes: {
      as: ['form'],
      schema: validateCodeInput,
      example: { couponcode: 'TEN', type: 'vhr', cart_plan: 'vhr-1', email: EXAMPLE_EMAIL },
    },
    answer: { json: code },
    limits: ['codeByCaller'],
  },
  {
    id: 'validateDiscount',
    call: 'POST /api-cwa/discount_validation',
    summary: 'Tell what a discount code takes off a plan',
    by: 'anyone',
    takes: {
      as: ['form'],
      schema: validateCodeInput,
      example: { couponcode: 'WELCOME', type: 'vhr', cart_plan: 'vhr-1' },
    },
    answer: { json: code },
    limits: ['codeByCaller'],
  },
  {
    id: 'listCreditMoves',
    call: 'GET /api-cwa/credit-ledger',
    summary: "List the moves of the person's credits, the newest first",
    by: 'signed-in',
    takes: { as: ['query'], schema: pageInput, example: { page: 1, per_page: 20 } },
    answer: {
      json: success(
        z.object({
          total: z.int(),
          balances: z.object({ vhr: z.int(), sticker: z.int(), global: z.int() }),
          moves: z.array(
            z.object({
              id: z.string(),
              kind: z.enum(['vhr', 'sticker', 'global']),
              delta: z.int(),
              reason: z.string(),
              reference: z.string(),
              created_at: moment,
            }),
          ),
        }),
      ),
    },
  },
  {
    id: 'claimFreeCredit',
    call: 'POST /api-cwa/offer_credit',
    summary: 'Claim a credit for a generation that failed',
    about:
      'Granted once for each failure that the origin has recorded within the last hour, to an account with a confirmed ' +
      'email address that has paid before; free credits for failures and tickets together: at most two in 30 days. A ' +
      'refusal is answered with the status `error`.',
    by: 'signed-in',
    takes: {
      as: ['form'],
      schema: offerCreditInput,
      example: { vin: EXAMPLE_VIN, search_type: 'vin', error_msg: 'No answer.', credit_type: 'vhr' },
    },
    headers: ['Idempotency-Key'],
    answer: { json: done },
    declines: true,
    fails: [409],
  },
  {
    id: 'listOrders',
    call: 'POST /api-cwa/total-orders',
    summary: "List the person's orders, the newest first",
    by: 'signed-in',
    takes: { as: ['query'], schema: pageInput, example: { page: 1 } },
    answer: {
      json: success(
        z.object({
          total: z.int(),
          orders: z.array(
            z.object({
              id: z.string(),
              number: z.string(),
              description: z.string(),
              vin,
              quantity: z.int(),
              amount: z.int(),
              currency: z.string(),
              created_at: moment,
              refunded_amount: z.int(),
              plan: z.object({ kind, documents, renewal }),
              lines: z.array(
                z.object({
                  description: z.string(),
                  vin,
                  quantity: z.int(),
                  price: amount,
                  plan: z.object({ kind, documents, renewal, bundle }),
                }),
              ),
            }),
          ),
        }),
      ),
    },
  },
  {
    id: 'readReceipt',
    call: 'GET /api-cwa/receipt',
    summary: "Print the receipt of one of the person's orders, or read it",
    by: 'signed-in',
    takes: { as: ['query'], schema: readReceiptInput, example: { order: ownValues.order, format: 'json' } },
    answer: {
      json: success(
        z.object({
          order_id: z.string(),
          order_number: z.string(),
          email: z.string(),
          lines: z.array(
            z.object({
              plan_name: z.string(),
              vin,
              quantity: z.int(),
              single: amount,
              full: amount,
              paid: amount,
              renewal,
            }),
          ),
          full: amount,
          paid: amount,
          refunded: amount,
          tax: z.array(z.object({ name: z.string(), percent: z.number().nullable(), amount: z.int() })),
          paid_at: moment,
          is_test: z.boolean(),
          seller: party,
          billed_to: party,
          immediate_delivery: z.boolean(),
        }),
      ),
      files: ['application/pdf'],
    },
    fails: [404],
  },
  {
    id: 'listSubscriptions',
    call: 'GET /api-cwa/subscription',
    summary: "List the person's subscriptions",
    by: 'signed-in',
    answer: {
      json: success(
        z.array(
          z.object({
            subscription_id: z.string(),
            gateway: z.string(),
            plan,
            state: z.enum(['active', 'past_due', 'cancelled', 'ended']),
            period_start: moment,
            period_end: moment,
            next_charge: z.object({ price: amount, at: moment }).nullable(),
            used: z.int().meta({ description: 'How many documents it has paid for in this period.' }),
            cheaper: z
              .object({ plan, cost: amount })
              .nullable()
              .meta({ description: 'What would have cost less for the same use.' }),
            cancelled_at: moment.nullable(),
            ended_at: moment.nullable(),
          }),
        ),
      ),
    },
  },
  {
    id: 'cancelSubscription',
    call: 'POST /api/user/cancel-subscription',
    summary: 'End a subscription when its period ends',
    about: 'Twice is the same as once; an email confirms it.',
    by: 'signed-in',
    takes: {
      as: ['json'],
      schema: cancelSubscriptionInput,
      example: { gateway: 'sandbox', subscription_id: ownValues.subscription },
    },
    answer: { json: success(z.object({ subscription_id: z.string(), cancelled_at: moment, ends_at: moment })) },
    fails: [404],
  },
  {
    id: 'resumeSubscription',
    call: 'POST /api/user/resume-subscription',
    summary: 'Resume a canceled subscription before its period ends',
    by: 'signed-in',
    takes: { as: ['json'], schema: resumeSubscriptionInput, example: { subscription_id: ownValues.resumable } },
    answer: { json: done },
    fails: [404],
  },
  {
    id: 'changeCard',
    call: 'POST /api/user/change-card',
    summary: 'Open the page on which another card is stored for a subscription',
    by: 'signed-in',
    takes: { as: ['json'], schema: changeCardInput, example: { subscription_id: ownValues.subscription } },
    answer: { json: success(z.object({ continue_at: z.url() })) },
    fails: [404, 503],
  },
  {
    id: 'readCardChange',
    call: 'GET /api/user/card-change',
    summary: 'Read whether the card of a subscription was changed',
    by: 'signed-in',
    takes: { as: ['query'], schema: changeCardInput, example: { subscription_id: ownValues.subscription } },
    answer: { json: success(z.object({ changed: z.boolean() })) },
    fails: [404, 503],
  },
] as const satisfies readonly DocumentedCall[];
