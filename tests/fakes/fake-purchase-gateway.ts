import type { PurchaseGateway } from '../../src/ports/purchase-gateway.ts';
import { fakeCall } from './fake-call.ts';
import type { FakeOrigin } from './fake-origin.ts';

/** Makes the purchase gateway of a fake origin. */
export function createFakePurchaseGateway({ shop }: FakeOrigin): PurchaseGateway {
  return {
    buy: (purchase, options) => fakeCall(undefined, () => shop.buy(purchase, options?.wish ?? null)),
    updatePayment: (customData, options) => fakeCall(options, () => shop.updatePayment(customData)),
    answerSandboxStep: (decision, options) => fakeCall(options, () => shop.answerStep(decision)),
    validateCoupon: (question, options) => fakeCall(options, () => shop.discountOf(question, 'coupons')),
    validateDiscount: (question, options) => fakeCall(options, () => shop.discountOf(question, 'discounts')),
  };
}
