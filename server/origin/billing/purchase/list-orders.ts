import { ok, type Result } from 'neverthrow';
import type { Plan } from '../../../../src/core/billing/plan.ts';
import type { SignedInContext } from '../../origin-context.ts';
import type { OriginError } from '../../origin-error.ts';
import { type PageInput, rowsOf } from '../../page-input.ts';
import { planFromText } from '../kept-plan.ts';

/** An order on the wire. */
export interface WireOrder {
  readonly id: string;
  readonly description: string;
  readonly vin: string | null;
  readonly quantity: number;
  readonly amount: number;
  readonly currency: string;
  readonly created_at: number;
  readonly plan: Pick<Plan, 'kind' | 'documents' | 'renewal'>;
}

/** Lists what a person has bought and paid, the newest first. */
export async function listOrders(
  { db, userId }: SignedInContext,
  input: PageInput,
): Promise<Result<{ status: 'success'; data: { total: number; orders: readonly WireOrder[] } }, OriginError>> {
  const { limit, offset } = rowsOf(input);
  const own = db.selectFrom('orders').where('user_id', '=', userId).where('state', '=', 'paid');
  const { total } = await own.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await own.selectAll().orderBy('created_at', 'desc').orderBy('id').limit(limit).offset(offset).execute();
  const orders = rows.map(({ id, plan, vin, quantity, amount, currency, created_at }) => {
    const { name, kind, documents, renewal } = planFromText(plan);
    return {
      id,
      description: name,
      vin,
      quantity,
      amount,
      currency,
      created_at,
      plan: { kind, documents, renewal },
    };
  });
  return ok({ status: 'success', data: { total: Number(total), orders } });
}
