import { createHash } from 'node:crypto';
import { err, ok, type Result } from 'neverthrow';
import { inTransaction } from '../../db/in-transaction.ts';
import type { OriginTransaction } from '../../db/schema.ts';
import type { OrderRow } from '../../db/shop-rows.ts';
import type { OriginContext } from '../../origin-context.ts';
import type { OriginError } from '../../origin-error.ts';
import type { SiteAddress } from '../../site/site-address.ts';
import { findPlanFor } from '../find-plan-for.ts';
import { planFromRow } from '../kept-plan.ts';
import { lockCode, priceCart } from './price-cart.ts';
import type { PurchaseInput } from './purchase-input.ts';

/** How a purchase was sent, beside its fields. */
export interface PurchaseCall {
  readonly list: OrderRow['list'];
  readonly idempotencyKey: string | null;
  readonly site: SiteAddress;
  /** Whose attempts are counted. */
  readonly caller: string;
}

/** Why an order was not written down; its key may have been used for another one. */
export type PlaceOrderError = OriginError | { readonly code: 'key-used'; readonly order: OrderRow };

/** Before this has passed, whoever placed the order is still at work on its payment. */
const SETTLED_AFTER_MS = 2 * 60 * 1_000;

/**
 * Writes an order down before anything is paid. The same buyer's Idempotency-Key gives the same order: a purchase goes
 * over several transactions with the payment between them, so the order itself remembers the key.
 */
export async function placeOrder(
  ctx: OriginContext,
  input: PurchaseInput,
  call: PurchaseCall,
): Promise<Result<OrderRow, PlaceOrderError>> {
  const requestHash = createHash('sha256')
    .update(JSON.stringify([call.list, input]))
    .digest('base64url');
  return inTransaction(ctx.db, async (trx) => {
    const code = await lockCode(trx, input, ctx.now());
    const kept = await orderOfKey(trx, input.email, call.idempotencyKey);
    if (kept) return ofSameRequest(kept, requestHash);
    const plan = await findPlanFor(trx, { list: call.list, code: input.cart_plan, email: input.email });
    if (plan === null) return err(refused('cart_plan', 'There is no such plan.'));
    if (plan.renewal !== 'once' && input.nos !== 1) return err(refused('nos', 'A subscription is bought once.'));
    if (!ctx.payments.has(input.payment_gateway)) {
      return err(refused('payment_gateway', 'There is no such way to pay.'));
    }
    const priced = await priceCart(trx, input, { plan, code, now: ctx.now() });
    if (priced.isErr()) return err(priced.error);
    const { full, price } = priced.value;
    const buyer = await trx.selectFrom('users').select('id').where('email', '=', input.email).executeTakeFirst();
    const order: OrderRow = {
      ...untouched,
      ...cartOf(input),
      user_id: buyer?.id ?? null,
      id: ctx.newId(),
      list: call.list,
      plan: JSON.stringify(planFromRow(plan)),
      full_amount: full.amount,
      ...price,
      discount_code: code?.code ?? null,
      language: call.site.language,
      site_address: call.site.address,
      idempotency_key: call.idempotencyKey,
      request_hash: requestHash,
      created_at: ctx.now(),
      due_at: ctx.now() + SETTLED_AFTER_MS,
    };
    const placed = await trx
      .insertInto('orders')
      .values(order)
      .onConflict((conflict) => conflict.columns(['email', 'idempotency_key']).doNothing())
      .returningAll()
      .executeTakeFirst();
    if (placed) return ok(placed);
    // Somebody with the same key came in between; now theirs can be seen.
    const theirs = await orderOfKey(trx, input.email, call.idempotencyKey);
    return theirs ? ofSameRequest(theirs, requestHash) : err(NOT_PLACED);
  });
}

const untouched = {
  payment_id: null,
  attempt: 0,
  state: 'pending',
  next_step: null,
  subscription_id: null,
  period: null,
  paid_at: null,
} as const;

function cartOf(input: PurchaseInput) {
  const { email, vin, nos, payment_gateway, payg_id, extras, total_product, pr_type, prev_coupon } = input;
  const { unlimited_vin_check, report_subscription, wpPage, content, ref } = input;
  return {
    email,
    vin,
    quantity: nos,
    gateway: payment_gateway,
    payment_reference: payg_id,
    details: JSON.stringify({
      extras,
      total_product,
      pr_type,
      prev_coupon,
      unlimited_vin_check,
      report_subscription,
      wpPage,
      content,
      ref,
    }),
  };
}

async function orderOfKey(trx: OriginTransaction, email: string, key: string | null): Promise<OrderRow | undefined> {
  if (key === null) return undefined;
  return trx
    .selectFrom('orders')
    .selectAll()
    .where('email', '=', email)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
}

const NOT_PLACED: OriginError = { code: 'conflict', message: 'This Idempotency-Key was used for another request.' };

function ofSameRequest(order: OrderRow, requestHash: string): Result<OrderRow, PlaceOrderError> {
  return order.request_hash === requestHash ? ok(order) : err({ code: 'key-used', order });
}

function refused(field: string, message: string): OriginError {
  return { code: 'invalid', message, fields: { [field]: message } };
}
