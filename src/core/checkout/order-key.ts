import type { OrderRequest } from './order-request.ts';
import { textDigest } from './text-digest.ts';

/**
 * Returns the idempotency key of an order. Sent again, the same cart with the same fields is the same order; after a
 * change of any field it is another one. What the order replaces is left out, because it differs between two presses of
 * one button.
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
