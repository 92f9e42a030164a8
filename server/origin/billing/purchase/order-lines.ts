import type { Plan } from '#core/billing/plan.ts';
import type { OriginDatabase } from '#origin/kernel/db/schema.ts';
import type { OrderLineRow, OrderRow } from '#origin/kernel/db/shop-rows.ts';
import { planFromText } from '#origin/plans/sold-plan.ts';

/** A line of an order, with its plan as sold. */
export interface OrderLine extends Omit<OrderLineRow, 'plan'> {
  readonly plan: Plan;
}

/** Returns the lines of an order. An order of the previous release, or a renewal, is its own single line. */
export async function linesOf(db: OriginDatabase, order: OrderRow): Promise<readonly OrderLine[]> {
  const [lines = []] = await linesOfAll(db, [order]);
  return lines;
}

/** Returns the lines of several orders, in the given order. */
export async function linesOfAll(
  db: OriginDatabase,
  orders: readonly OrderRow[],
): Promise<readonly (readonly OrderLine[])[]> {
  if (orders.length === 0) return [];
  const rows = await db
    .selectFrom('order_lines')
    .selectAll()
    .where(
      'order_id',
      'in',
      orders.map(({ id }) => id),
    )
    .orderBy('position')
    .execute();
  const byOrder = Map.groupBy(rows, ({ order_id }) => order_id);
  return orders.map((order) => (byOrder.get(order.id) ?? [onlyLineOf(order)]).map(withPlan));
}

/** Returns the name of a plan with its quantity, as shown to a buyer. */
export function lineName({ plan, quantity }: Pick<OrderLine, 'plan' | 'quantity'>): string {
  return quantity === 1 ? plan.name : `${quantity} × ${plan.name}`;
}

function onlyLineOf({ id, list, plan, vin, quantity, full_amount, amount }: OrderRow): OrderLineRow {
  return { order_id: id, position: 0, list, plan, vin, quantity, full_amount, amount };
}

function withPlan(line: OrderLineRow): OrderLine {
  return { ...line, plan: planFromText(line.plan) };
}
