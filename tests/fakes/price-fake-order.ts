import { err, ok, type Result } from 'neverthrow';
import { isInEea } from '#core/billing/consumer-law.ts';
import { type Discount, type DiscountQuestion, discountedPrice } from '#core/billing/discount.ts';
import type { OrderRequest } from '#core/checkout/order-request.ts';
import { deliveredKinds } from '#core/delivery/delivered-kinds.ts';
import type { GatewayError } from '#ports/gateway-error.ts';
import type { PurchaseError } from '#ports/purchase-gateway.ts';
import type { FakeDeliveries } from './fake-deliveries.ts';
import type { FakeOffer } from './fake-offers.ts';
import type { FakeOrderLine } from './placed-order-of-the-fake.ts';

interface FakePricing {
  readonly offers: readonly FakeOffer[];
  readonly deliveries: Pick<FakeDeliveries, 'canMake'>;
  discountOf(question: DiscountQuestion, list: 'coupons' | 'discounts'): Result<Discount, GatewayError>;
}

/**
 * Calculates the prices of an order's lines; rejects plans that are not on offer, documents that cannot be generated,
 * and wrong totals.
 */
export function priceFakeOrder(
  request: OrderRequest,
  { offers, deliveries, discountOf }: FakePricing,
): Result<readonly FakeOrderLine[], PurchaseError> {
  const { lines, country, immediateDelivery, couponCode, email, total } = request;
  const priced: FakeOrderLine[] = [];
  const discounts: (Discount | null)[] = [];
  for (const { list: type, planCode, quantity, vin } of lines) {
    const plan = offers.find((offer) => offer.list === type && offer.plan.code === planCode)?.plan;
    if (plan === undefined) return refused('cart_plan', 'There is no such plan.');
    for (const kind of deliveredKinds({ plan, vin })) {
      if (!deliveries.canMake(kind, vin ?? '')) return err({ code: 'not-deliverable', kind });
      if (isInEea(country) && !immediateDelivery) return refused('immediate_delivery', 'Agree to immediate delivery.');
    }
    const full = { amount: plan.price.amount * quantity, currency: plan.price.currency };
    const question = { code: couponCode, type, planCode, email };
    const discount = discountOf(question, 'coupons').orElse(() => discountOf(question, 'discounts'));
    discounts.push(couponCode === '' ? null : discount.unwrapOr(null));
    priced.push({ plan, quantity, vin, full, price: full });
  }
  if (couponCode !== '' && discounts.every((discount) => discount === null)) {
    return err({ code: 'coupon-refused', price: sumOf(priced) });
  }
  const reduced = priced.map((line, index) => {
    const discount = discounts[index] ?? null;
    return discount === null ? line : { ...line, price: discountedPrice(line.full, discount) };
  });
  const savings = reduced.map(({ full, price }) => full.amount - price.amount);
  const best = savings.indexOf(Math.max(...savings));
  const result = priced.map((line, index) => (index === best ? (reduced[index] ?? line) : line));
  const price = sumOf(result);
  const isSeen = price.amount === total.amount && price.currency === total.currency;
  return isSeen ? ok(result) : err({ code: 'price-changed', price });
}

function sumOf(lines: readonly FakeOrderLine[]): FakeOrderLine['price'] {
  const amount = lines.reduce((sum, { price }) => sum + price.amount, 0);
  return { amount, currency: lines[0]?.price.currency ?? 'USD' };
}

function refused(field: string, message: string): Result<never, PurchaseError> {
  return err({ code: 'refused', message, fields: { [field]: message } });
}
