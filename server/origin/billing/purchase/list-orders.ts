import { ok } from 'neverthrow';
import type { totalOrders } from '#contract/billing/order-list.ts';
import type { SignedInContext, Verb } from '#origin/kernel/origin-context.ts';
import { rowsOf } from '#origin/kernel/page-input.ts';
import { lineName, linesOfAll } from './order-lines.ts';

/** Lists a user's purchases and payments, newest first. */
export const listOrders: Verb<typeof totalOrders, SignedInContext> = async ({ db, userId }, input) => {
  const { limit, offset } = rowsOf(input);
  const own = db.selectFrom('orders').where('user_id', '=', userId).where('state', '=', 'paid');
  const { total } = await own.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await own.selectAll().orderBy('created_at', 'desc').orderBy('id').limit(limit).offset(offset).execute();
  const linesOfOrders = await linesOfAll(db, rows);
  const orders = rows.map((row, index) => {
    const lines = linesOfOrders[index] ?? [];
    const [first] = lines;
    const { kind = 'vhr', documents = 1, renewal = 'once' } = first?.plan ?? {};
    const { id, number, vin, quantity, amount, currency, created_at, refunded_amount } = row;
    return {
      id,
      number: number ?? id,
      description: lines.map(lineName).join(', '),
      vin,
      quantity,
      amount,
      currency,
      created_at,
      refunded_amount: Number(refunded_amount),
      plan: { kind, documents, renewal },
      lines: lines.map((line) => ({
        description: lineName(line),
        vin: line.vin,
        quantity: line.quantity,
        price: { amount: line.amount, currency },
        plan: {
          kind: line.plan.kind,
          documents: line.plan.documents,
          renewal: line.plan.renewal,
          bundle: line.plan.bundle,
        },
      })),
    };
  });
  return ok({ status: 'success', data: { total: Number(total), orders } });
};
