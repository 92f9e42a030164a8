import type { OrderRequest } from './order-request.ts';
import { textDigest } from './text-digest.ts';

/**
 * Returns the idempotency key of an order. The same cart with the same fields is the same order; a change to any field
 * makes it a different order. `replaces` is excluded because it differs between two clicks of the same button.
 *
 * @example
 * const twice = (request: OrderRequest) => orderKey('cart-1', request) === orderKey('cart-1', { ...request }); // true
 */
export function orderKey(cart: string, { replaces, ...request }: OrderRequest): string {
  const { email, total, couponCode, gateway, country, lines, termsVersion, immediateDelivery, cancelPath } = request;
  const fields = [email, total.amount, total.currency, couponCode, gateway, country, termsVersion, immediateDelivery];
  const listed = lines.map(({ list, planCode, quantity, vin }) => [list, planCode, quantity, vin]);
  return `${cart}-${textDigest(JSON.stringify([...fields, cancelPath, listed]))}`;
}
