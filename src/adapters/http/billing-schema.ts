import * as z from 'zod/mini';
import type { CreditMovePage, KeptCreditMovement } from '../../core/billing/credit-move-page.ts';
import type { Receipt } from '../../core/billing/receipt.ts';
import type { Subscription } from '../../core/billing/subscription.ts';
import { inData } from './in-data.ts';
import { planSchema } from './plan-schema.ts';
import { moneySchema } from './vehicle-build-schema.ts';

const moment = z.int();
const plan = planSchema('vhr');

const subscription: z.ZodMiniType<Subscription> = z.pipe(
  z.object({
    subscription_id: z.string().check(z.minLength(1)),
    gateway: z.string(),
    plan,
    state: z.enum(['active', 'past_due', 'cancelled', 'ended']),
    period_start: moment,
    period_end: moment,
    next_charge: z.nullable(z.object({ price: moneySchema, at: moment })),
    used: z.int(),
    cheaper: z.nullable(z.object({ plan, cost: moneySchema })),
    cancelled_at: z.nullable(moment),
    ended_at: z.nullable(moment),
  }),
  z.transform(({ subscription_id, period_start, period_end, next_charge, cancelled_at, ended_at, ...told }) => ({
    ...told,
    subscriptionId: subscription_id,
    periodStart: period_start,
    periodEnd: period_end,
    nextCharge: next_charge,
    cancelledAt: cancelled_at,
    endedAt: ended_at,
  })),
);

/** What a person has subscribed to. */
export const subscriptions: z.ZodMiniType<readonly Subscription[]> = inData(z.array(subscription));

const creditMove: z.ZodMiniType<KeptCreditMovement> = z.pipe(
  z.object({
    id: z.string(),
    kind: z.enum(['vhr', 'sticker', 'global']),
    delta: z.int(),
    reason: z.string(),
    reference: z.string(),
    created_at: moment,
  }),
  z.transform(({ created_at, ...move }) => ({ ...move, at: created_at })),
);

/** A part of a person's credit ledger. */
export const creditMovePage: z.ZodMiniType<CreditMovePage> = inData(
  z.object({
    total: z.int(),
    balances: z.object({ vhr: z.int(), sticker: z.int(), global: z.int() }),
    moves: z.array(creditMove),
  }),
);

/** The receipt of a paid order. */
export const receipt: z.ZodMiniType<Receipt> = inData(
  z.pipe(
    z.object({
      order_id: z.string().check(z.minLength(1)),
      email: z.string(),
      plan_name: z.string(),
      vin: z.nullable(z.string()),
      quantity: z.int(),
      single: moneySchema,
      full: moneySchema,
      paid: moneySchema,
      paid_at: moment,
      renewal: z.enum(['once', 'month', 'year']),
      is_test: z.boolean(),
    }),
    z.transform(({ order_id, plan_name, paid_at, is_test, ...told }) => ({
      ...told,
      orderId: order_id,
      planName: plan_name,
      paidAt: paid_at,
      isTest: is_test,
    })),
  ),
);
