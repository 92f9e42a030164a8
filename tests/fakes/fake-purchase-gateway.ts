import type { PurchaseGateway } from '#ports/purchase-gateway.ts';
import { fakeCall } from './fake-call.ts';
import type { FakeOrigin } from './fake-origin.ts';

/** Creates the purchase gateway of a fake origin. */
export function createFakePurchaseGateway(
  { shop, people }: FakeOrigin,
  token: () => string | null = () => null,
): PurchaseGateway {
  return {
    buy: (purchase, options) => fakeCall(undefined, () => shop.buy(purchase, options?.idempotencyKey ?? null)),
    placeOrder: (request, options) =>
      fakeCall(undefined, () =>
        shop.placeOrder(request, options?.idempotencyKey ?? null, people.byToken(token()).unwrapOr(null)),
      ),
    updatePayment: (customData, options) => fakeCall(options, () => shop.updatePayment(customData)),
    continuePayment: (customData, options) => fakeCall(options, () => shop.updatePayment(customData)),
    validateCoupon: (question, options) => fakeCall(options, () => shop.discountOf(question, 'coupons')),
    validateDiscount: (question, options) => fakeCall(options, () => shop.discountOf(question, 'discounts')),
  };
}
