import * as z from 'zod/mini';
import type { Order, TotalOrders } from '../../core/account/order.ts';
import { lenientNumber, lenientText } from './lenient-fields.ts';
import { soldPlan } from './plan-schema.ts';

const order = z.pipe(
  z.object({
    id: lenientText,
    description: lenientText,
    vin: lenientText,
    amount: lenientNumber,
    currency: lenientText,
    created_at: lenientNumber,
    plan: z.catch(z._default(z.nullable(soldPlan), null), null),
  }),
  z.transform(
    ({ id, description, vin, amount, currency, created_at, plan }): Order => ({
      id: id ?? '',
      description: description ?? '',
      vin,
      price: amount !== null && currency !== null ? { amount, currency } : null,
      placedAt: created_at,
      plan,
    }),
  ),
);

/**
 * The answer that lists what a person has bought. What has no id is no order; where no total is told, it is the number
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
