import type { OrderRequest } from './order-request.ts';

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

/**
 * Returns a digest of a text as 16 hexadecimal digits: two 32-bit FNV-1a hashes. It distinguishes versions, but is not
 * collision resistant.
 *
 * @example
 * textDigest('terms of June') === textDigest('terms of July'); // false
 */
export function textDigest(text: string): string {
  let [one, other] = [0x811c9dc5, 0x01000193];
  for (const byte of new TextEncoder().encode(text)) {
    one = Math.imul(one ^ byte, 0x01000193);
    other = Math.imul(other ^ byte, 0x85ebca6b);
  }
  return [one, other].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('');
}
