import { err, ok, type Result } from 'neverthrow';
import { cartPrice, type Discount } from '#core/billing/discount.ts';
import type { Money } from '#core/billing/money.ts';
import { moneyText } from '#origin/documents/engine/money-text.ts';
import { updateRows } from '#origin/kernel/db/rows.ts';
import type { OriginTransaction } from '#origin/kernel/db/schema.ts';
import type { DiscountCodeRow, PlanRow } from '#origin/kernel/db/shop-rows.ts';
import type { OriginError } from '#origin/kernel/origin-context.ts';
import { discountOfCode } from '../discount-of-code.ts';
import type { OrderRequest, OrderRequestLine } from './order-request.ts';

/** A cart line with its plan. */
export interface PlannedLine extends OrderRequestLine {
  readonly plan: PlanRow;
}

/** A cart line with its price before and after the discount, in minor units. */
export interface PricedLine extends PlannedLine {
  readonly full: number;
  readonly amount: number;
}

/** Returns the code of a cart and locks it until the transaction ends, so that its uses are counted one at a time. */
export async function lockCode(
  trx: OriginTransaction,
  { couponCode }: Pick<OrderRequest, 'couponCode'>,
  now: number,
): Promise<DiscountCodeRow | null> {
  if (couponCode === '') return null;
  const [code] = await updateRows(trx, 'discount_codes', { where: { code: couponCode }, set: { asked_at: now } });
  return code ?? null;
}

/**
 * Prices a cart. A code discounts the one line where it saves most. The total that the buyer has seen must match in
 * amount and currency.
 */
export async function priceOrder(
  trx: OriginTransaction,
  request: OrderRequest,
  {
    lines,
    code,
    caller,
    now,
  }: {
    readonly lines: readonly PlannedLine[];
    readonly code: DiscountCodeRow | null;
    readonly caller: string;
    readonly now: number;
  },
): Promise<Result<readonly PricedLine[], OriginError>> {
  const full = lines.map((line) => priced(line, null));
  if (request.couponCode === '') return withRightTotal(request, full);
  const reduced: PricedLine[] = [];
  for (const line of lines) {
    const use = { plan: line.plan, email: request.email, caller, now };
    reduced.push(priced(line, code && (await discountOfCode(trx, code, use))));
  }
  const best = reduced.reduce((one, other) => (savingOf(other) > savingOf(one) ? other : one));
  if (savingOf(best) === 0) {
    const price = sumOf(full);
    return err({
      code: 'conflict',
      message: `This coupon isn't valid for this order. Without it the price is ${moneyText(price)}.`,
      details: { reason: 'coupon-refused', price },
    });
  }
  return withRightTotal(
    request,
    full.map((line, index) => (reduced[index] === best ? best : line)),
  );
}

function priced(line: PlannedLine, discount: Discount | null): PricedLine {
  const { amount, currency } = line.plan;
  const cart = { price: { amount, currency }, quantity: line.quantity };
  return {
    ...line,
    full: cartPrice({ ...cart, discount: null }).amount,
    amount: cartPrice({ ...cart, discount }).amount,
  };
}

function savingOf({ full, amount }: PricedLine): number {
  return full - amount;
}

function sumOf(lines: readonly PricedLine[]): Money {
  return {
    amount: lines.reduce((sum, { amount }) => sum + amount, 0),
    currency: lines[0]?.plan.currency ?? '',
  };
}

function withRightTotal(
  { total, currency }: OrderRequest,
  lines: readonly PricedLine[],
): Result<readonly PricedLine[], OriginError> {
  const price = sumOf(lines);
  return price.amount === total && price.currency === currency
    ? ok(lines)
    : err({
        code: 'conflict',
        message: `The price is ${moneyText(price)}.`,
        details: { reason: 'price-changed', price },
      });
}
