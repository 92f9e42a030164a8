import { type Purchase, purchaseVin } from './purchase.ts';

/**
 * What makes two purchases the same: type, plan code, e-mail, VIN, gateway, coupon and price. While one of them is under
 * way, a second with the same key joins it instead of being sent.
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
  // As JSON no separator inside a field can make two different purchases look alike.
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
