import { createHash } from 'node:crypto';
import type { Insertable } from 'kysely';
import { err, ok, type Result } from 'neverthrow';
import { inTransaction } from '#origin/kernel/db/in-transaction.ts';
import { findRow } from '#origin/kernel/db/rows.ts';
import type { OriginTransaction } from '#origin/kernel/db/schema.ts';
import type { OrderRow } from '#origin/kernel/db/shop-rows.ts';
import { enqueueJob } from '#origin/kernel/jobs/enqueue-job.ts';
import type { OriginContext, OriginError } from '#origin/kernel/origin-context.ts';
import type { PaymentGateway } from '#origin/kernel/ports/payment-gateway.ts';
import type { SiteAddress } from '#origin/kernel/site/site-address.ts';
import { planFromRow } from '#origin/plans/sold-plan.ts';
import { billedTo } from './billed-to.ts';
import { checkDelivery, checkSubscription, findPlans, refused } from './check-order.ts';
import { storeEvidence } from './evidence.ts';
import { orderNumber } from './order-number.ts';
import type { OrderRequest } from './order-request.ts';
import { lockCode, type PricedLine, priceOrder } from './price-order.ts';
import { FIRST_LOOK_MS, SETTLE_ORDER_JOB } from './settle-order-job-kind.ts';

/** The context of an order, beside its fields. */
export interface OrderCall {
  readonly idempotencyKey: string | null;
  readonly site: SiteAddress;
  /** The domain of the site that sells. */
  readonly domain: string;
  /** Client address, for rate limits. */
  readonly caller: string;
  /** The signed-in user's ID. */
  readonly userId: string | null;
}

/** Why an order was not stored; its idempotency key may have been used for another one. */
export type PlaceOrderError = OriginError | { readonly code: 'key-used'; readonly order: OrderRow };

const TEN_YEARS_MS = 10 * 365 * 24 * 60 * 60 * 1_000;

/**
 * Stores an order before it is paid. The same Idempotency-Key of the same buyer returns the same order: a purchase
 * spans several transactions with the payment in between, so the order itself stores the key.
 */
export async function placeOrder(
  ctx: OriginContext,
  request: OrderRequest,
  call: OrderCall,
): Promise<Result<OrderRow, PlaceOrderError>> {
  const { replaces, ...hashed } = request;
  const requestHash = createHash('sha256').update(JSON.stringify(hashed)).digest('base64url');
  // Before the transaction, which must not wait for vehicle data.
  const plans = await findPlans(ctx.db, request, call.userId);
  const checked = plans.isOk() ? await checkDelivery(ctx, request, plans.value) : err(plans.error);
  return inTransaction(ctx.db, async (trx) => {
    const code = await lockCode(trx, request, ctx.now());
    const known = await orderOfKey(trx, request.email, call.idempotencyKey);
    if (known) return ofSameRequest(known, requestHash);
    if (plans.isErr()) return err(plans.error);
    if (checked.isErr()) return err(checked.error);
    const subscribed = await checkSubscription(trx, call.userId, plans.value);
    if (subscribed.isErr()) return err(subscribed.error);
    const gateway = ctx.payments.get(request.gateway);
    if (!gateway) return err(refused('payment_gateway', 'There is no such way to pay.'));
    const pricing = { lines: plans.value, code, caller: call.caller, now: ctx.now() };
    const priced = await priceOrder(trx, request, pricing);
    if (priced.isErr()) return err(priced.error);
    const lines = priced.value;
    const order = await orderOf(ctx, trx, { request, call, requestHash, lines, code: code?.code ?? null, gateway });
    const placed = await trx
      .insertInto('orders')
      .values(order)
      .onConflict((conflict) => conflict.columns(['email', 'idempotency_key']).doNothing())
      .returningAll()
      .executeTakeFirst();
    if (!placed) {
      // Another request with the same key won the race; its order is visible now.
      const other = await orderOfKey(trx, request.email, call.idempotencyKey);
      return other ? ofSameRequest(other, requestHash) : err(KEY_USED);
    }
    await storeLines(trx, placed, lines);
    await storeEvidence(ctx, trx, { order: placed, request, caller: call.caller });
    const job = { kind: SETTLE_ORDER_JOB, key: placed.id, payload: { orderId: placed.id } };
    await enqueueJob(ctx, trx, { ...job, dueAt: ctx.now() + FIRST_LOOK_MS });
    return ok(placed);
  });
}

interface NewOrder {
  readonly request: OrderRequest;
  readonly call: OrderCall;
  readonly requestHash: string;
  readonly lines: readonly PricedLine[];
  readonly code: string | null;
  readonly gateway: PaymentGateway;
}

async function orderOf(
  ctx: OriginContext,
  trx: OriginTransaction,
  { request, call, requestHash, lines, code, gateway }: NewOrder,
): Promise<Insertable<OrderRow>> {
  const { email, currency, details } = request;
  const id = ctx.newId();
  const buyer = await findRow(trx, 'users', { email });
  // The previous release reads these columns and sees only the first line of an order.
  const [first] = lines;
  if (first === undefined) throw new Error('The order has no lines.');
  return {
    ...untouchedOrder,
    id,
    number: orderNumber(id),
    email,
    user_id: buyer?.id ?? null,
    list: first.list,
    plan: JSON.stringify(planFromRow(first.plan)),
    vin: first.vin,
    quantity: first.quantity,
    full_amount: lines.reduce((sum, { full }) => sum + full, 0),
    amount: lines.reduce((sum, { amount }) => sum + amount, 0),
    currency,
    discount_code: code,
    gateway: gateway.name,
    is_test: gateway.isTest ? 1 : 0,
    details: JSON.stringify(details),
    language: call.site.language,
    site_address: call.site.address,
    site_domain: call.domain,
    // Only for a signed-in user: anyone who enters a dealer's address could otherwise read the company on the receipt.
    billed_to: buyer && buyer.id === call.userId ? await billedTo(trx, buyer.id) : null,
    idempotency_key: call.idempotencyKey,
    request_hash: requestHash,
    created_at: ctx.now(),
    // In the far future, so that a host of the previous release does not process this order.
    due_at: ctx.now() + TEN_YEARS_MS,
  };
}

/** The initial state of an order; its other columns are empty. */
export const untouchedOrder = {
  payment_reference: '',
  attempt: 0,
  state: 'pending',
  declines: 0,
  refunded_amount: 0,
} as const;

async function storeLines(trx: OriginTransaction, { id }: OrderRow, lines: readonly PricedLine[]): Promise<void> {
  const rows = lines.map(({ list, plan, vin, quantity, full, amount }, position) => ({
    order_id: id,
    position,
    list,
    plan: JSON.stringify(planFromRow(plan)),
    vin,
    quantity,
    full_amount: full,
    amount,
  }));
  await trx.insertInto('order_lines').values(rows).execute();
}

async function orderOfKey(trx: OriginTransaction, email: string, key: string | null): Promise<OrderRow | undefined> {
  if (key === null) return undefined;
  return findRow(trx, 'orders', { email, idempotency_key: key });
}

const KEY_USED: OriginError = { code: 'conflict', message: 'This Idempotency-Key was used for another request.' };

function ofSameRequest(order: OrderRow, requestHash: string): Result<OrderRow, PlaceOrderError> {
  return order.request_hash === requestHash ? ok(order) : err({ code: 'key-used', order });
}
