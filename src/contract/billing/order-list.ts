import * as z from 'zod/mini';
import type { Money } from '#core/billing/money.ts';
import type { Order, OrderLine, TotalOrders } from '#core/billing/order.ts';
import { numberFrom, textFrom } from '#core/payload/payload-fields.ts';
import { defineCall } from '../define-call.ts';
import { moment, money, page } from '../fields.ts';
import { success } from '../success.ts';
import { soldPlan } from './plan.ts';

/** Makes a field optional: values that other origins omit or write in a different form become `undefined`. */
function ifReadable<Value>(schema: z.ZodMiniType<Value>) {
  return z.pipe(
    z.transform((value): unknown => schema.safeParse(value).data),
    z.optional(schema),
  );
}

const text = z.pipe(
  z.transform((value) => textFrom(value) ?? ''),
  z.string(),
);
const vin = z.pipe(z.transform(textFrom), z.nullable(z.string()));
const whole = z.pipe(
  z.transform((value) => numberFrom(value) ?? undefined),
  z.optional(z.int()),
);

const wireLine = z.object({
  description: text,
  vin,
  quantity: whole,
  price: ifReadable(money),
  plan: ifReadable(soldPlan),
});

const wireOrder = z.object({
  id: text,
  number: text,
  description: text,
  vin,
  quantity: whole,
  /** In minor units of the currency, like `refunded_amount`. */
  amount: whole,
  currency: text,
  created_at: z.pipe(
    z.transform((value) => numberFrom(value) ?? undefined),
    z.optional(moment),
  ),
  refunded_amount: whole,
  /** The plan of the first line, for clients that support only one-line orders. */
  plan: ifReadable(z.extend(soldPlan, { bundle: z.optional(soldPlan.shape.bundle) })),
  lines: z.pipe(
    z.transform((value) => (Array.isArray(value) ? value : [])),
    z.array(wireLine),
  ),
});

function lineFromWire({ quantity = 1, price, plan, ...same }: z.output<typeof wireLine>): OrderLine {
  return { ...same, quantity, price: price ?? null, plan: plan ?? null };
}

function orderFromWire(wire: z.output<typeof wireOrder>): Order {
  const { id, description, vin: ofOrder, quantity = 1, amount, refunded_amount: refunded = 0, currency, lines } = wire;
  const moneyOf = (units: number | undefined): Money | null =>
    units !== undefined && currency !== '' ? { amount: units, currency } : null;
  const plan = wire.plan ? { ...wire.plan, bundle: wire.plan.bundle ?? null } : null;
  const price = moneyOf(amount);
  return {
    id,
    number: wire.number || id,
    description,
    vin: ofOrder,
    price,
    refunded: refunded > 0 ? moneyOf(refunded) : null,
    placedAt: wire.created_at ?? null,
    plan,
    // An origin without lines sells one plan per order.
    lines: lines.length > 0 ? lines.map(lineFromWire) : [{ description, vin: ofOrder, quantity, price, plan }],
  };
}

/**
 * Lists a person's purchases. Entries without an ID are dropped. If no total is stated, the total is the number of
 * orders listed.
 *
 * Source: specification, section 7, "Account" (ACC-09).
 */
export const totalOrders = defineCall({
  method: 'POST',
  path: '/api-cwa/total-orders',
  by: 'signed-in',
  input: { as: 'query', schema: page },
  output: success(z.object({ total: whole, orders: z.array(wireOrder) })),
  read: ({ data }): TotalOrders => {
    const orders = data.orders.filter(({ id }) => id !== '').map(orderFromWire);
    return { total: data.total ?? orders.length, orders };
  },
});
