import { type Purchase, purchaseVin } from './purchase.ts';

/**
 * Returns the key that identifies equal purchases: type, plan code, email, VIN, gateway, coupon and price. While a
 * purchase is in flight, a second with the same key joins it instead of being sent.
 *
 * Source: specification, section 4 (CRD-07).
 *
 * @example
 * const key = (email: string) =>
 *   purchaseKey({
 *     type: 'vhr',
 *     planCode: 'single',
 *     email,
 *     subject: { kind: 'credits' },
 *     paymentGateway: 'card',
 *     couponCode: '',
 *     price: { amount: 1499, currency: 'USD' },
 *   });
 * key('one@demo.vinport.example') === key('other@demo.vinport.example'); // false
 */
export function purchaseKey(
  purchase: Pick<Purchase, 'type' | 'planCode' | 'email' | 'subject' | 'paymentGateway' | 'couponCode' | 'price'>,
): string {
  const { type, planCode, email, subject, paymentGateway, couponCode, price } = purchase;
  // JSON prevents collisions through separators inside fields.
  return JSON.stringify([
    type,
    planCode,
    email,
    purchaseVin(subject),
    paymentGateway,
    couponCode,
    price.amount,
    price.currency,
  ]);
}
