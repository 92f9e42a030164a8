import * as z from 'zod/mini';
import { money as moneySchema } from '#contract/money.ts';
import type { Order, OrderLine, TotalOrders } from '#core/billing/order.ts';
import { lenientNumber, lenientText } from './lenient-fields.ts';
import { soldPlan } from './plan-schema.ts';

const plan = z.catch(z._default(z.nullable(soldPlan), null), null);

const line = z.pipe(
  z.object({
    description: lenientText,
    vin: lenientText,
    quantity: lenientNumber,
    price: z.catch(z._default(z.nullable(moneySchema), null), null),
    plan,
  }),
  z.transform(
    ({ description, quantity, ...stated }): OrderLine => ({
      ...stated,
      description: description ?? '',
      quantity: quantity ?? 1,
    }),
  ),
);

const order = z.pipe(
  z.object({
    id: lenientText,
    number: lenientText,
    description: lenientText,
    vin: lenientText,
    quantity: lenientNumber,
    amount: lenientNumber,
    refunded_amount: lenientNumber,
    currency: lenientText,
    created_at: lenientNumber,
    plan,
    lines: z.catch(z._default(z.array(line), []), []),
  }),
  z.transform((fields): Order => {
    const { id, number, vin, quantity, amount, refunded_amount: refunded, currency, lines } = fields;
    const description = fields.description ?? '';
    const money = (minorUnits: number | null) =>
      minorUnits !== null && currency !== null ? { amount: minorUnits, currency } : null;
    const price = money(amount);
    return {
      id: id ?? '',
      number: number ?? id ?? '',
      description,
      vin,
      price,
      refunded: refunded !== null && refunded > 0 ? money(refunded) : null,
      placedAt: fields.created_at,
      plan: fields.plan,
      // An origin without lines sells one plan an order.
      lines: lines.length > 0 ? lines : [{ description, vin, quantity: quantity ?? 1, price, plan: fields.plan }],
    };
  }),
);

/**
 * The answer that lists what a person has bought. What has no id is no order; where no total is stated, it is the number
 * of orders listed.
 *
 * Source: specification, section 7, "Account" (ACC-09).
 */
export const totalOrdersAnswer = z.pipe(
  z.object({ status: z.literal('success'), data: z.object({ total: lenientNumber, orders: z.array(order) }) }),
  z.transform(({ data }): TotalOrders => {
    const orders = data.orders.filter(({ id }) => id !== '');
    return { total: data.total ?? orders.length, orders };
  }),
);
