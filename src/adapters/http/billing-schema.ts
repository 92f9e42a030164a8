import * as z from 'zod/mini';
import { money as moneySchema } from '#contract/money.ts';
import type { CreditMovePage, KeptCreditMovement } from '#core/billing/credit-move-page.ts';
import type { Receipt, ReceiptParty } from '#core/billing/receipt.ts';
import type { Subscription } from '#core/billing/subscription.ts';
import type { WithdrawalReceipt } from '#core/billing/withdrawal.ts';
import { inData } from './in-data.ts';
import { planSchema } from './plan-schema.ts';

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

const party: z.ZodMiniType<ReceiptParty> = z.pipe(
  z.object({ name: z.string(), address: z.string(), tax_id: z.string() }),
  z.transform(({ tax_id, ...stated }) => ({ ...stated, taxId: tax_id })),
);

const receiptLine = z.pipe(
  z.object({
    plan_name: z.string(),
    vin: z.nullable(z.string()),
    quantity: z.int(),
    single: moneySchema,
    full: moneySchema,
    paid: moneySchema,
    renewal: z.enum(['once', 'month', 'year']),
  }),
  z.transform(({ plan_name, ...line }) => ({ ...line, planName: plan_name })),
);

/** The receipt of a paid order. */
export const receipt: z.ZodMiniType<Receipt> = inData(
  z.pipe(
    z.object({
      order_id: z.string().check(z.minLength(1)),
      order_number: z.string().check(z.minLength(1)),
      email: z.string(),
      lines: z.array(receiptLine).check(z.minLength(1)),
      full: moneySchema,
      paid: moneySchema,
      refunded: moneySchema,
      tax: z.array(z.object({ name: z.string(), percent: z.nullable(z.number()), amount: z.int() })),
      paid_at: moment,
      is_test: z.boolean(),
      seller: z.nullable(party),
      billed_to: z.nullable(party),
      immediate_delivery: z.boolean(),
    }),
    z.transform(({ order_id, order_number, paid_at, is_test, billed_to, immediate_delivery, ...stated }) => ({
      ...stated,
      orderId: order_id,
      orderNumber: order_number,
      paidAt: paid_at,
      isTest: is_test,
      billedTo: billed_to,
      immediateDelivery: immediate_delivery,
    })),
  ),
);

/** The gateway's page on which another card is stored. */
export const cardPage: z.ZodMiniType<string> = z.pipe(
  inData(z.object({ continue_at: z.url({ protocol: /^https?$/ }) })),
  z.transform(({ continue_at }) => continue_at),
);

/** Whether no card change is open any more. */
export const cardChange: z.ZodMiniType<boolean> = z.pipe(
  inData(z.object({ changed: z.boolean() })),
  z.transform(({ changed }) => changed),
);

/** The receipt of a withdrawal. */
export const withdrawalReceipt: z.ZodMiniType<WithdrawalReceipt> = inData(
  z.pipe(
    z.object({ order_number: z.string(), received_at: moment }),
    z.transform(({ order_number, received_at }) => ({ orderNumber: order_number, receivedAt: received_at })),
  ),
);
