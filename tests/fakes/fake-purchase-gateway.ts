import type { PurchaseGateway } from '../../src/ports/purchase-gateway.ts';
import { fakeCall } from './fake-call.ts';
import type { FakeOrigin } from './fake-origin.ts';

/** Makes the purchase gateway of a fake origin. */
export function createFakePurchaseGateway({ shop }: FakeOrigin): PurchaseGateway {
  return {
    buy: (purchase) => fakeCall(undefined, () => shop.buy(purchase)),
    updatePayment: (customData, options) => fakeCall(options, () => shop.updatePayment(customData)),
    validateCoupon: (question, options) => fakeCall(options, () => shop.discountOf(question, 'coupons')),
    validateDiscount: (question, options) => fakeCall(options, () => shop.discountOf(question, 'discounts')),
  };
}
