import { createHttpBillingGateway } from '#adapters/http/billing-gateway.ts';
import { createHttpFreeCreditGateway } from '#adapters/http/free-credit-gateway.ts';
import { createHttpPlanGateway } from '#adapters/http/plan-gateway.ts';
import { createHttpPurchaseGateway } from '#adapters/http/purchase-gateway.ts';
import { createLoadStickerPlans, createLoadVhrPlans } from '#core/billing/load-plans.ts';
import { createWithdrawFromPurchase } from '#core/billing/own-purchases.ts';
import { PurchasesInFlightStore } from '#core/billing/purchases-in-flight-store.ts';
import { createQuoteCart } from '#core/billing/quote-cart.ts';
import { createBuyPlan, createSendPurchase } from '#core/billing/send-purchase.ts';
import { createValidateCoupon, createValidateDiscount } from '#core/billing/validate-code.ts';
import { createPlaceOrder } from '#core/checkout/place-order.ts';
import { createContinuePayment, createSettlePayment } from '#core/checkout/settle-payment.ts';
import { httpGateway } from './http-gateway.ts';

/** Plans, purchases, credits and subscriptions. */
export const billingBindings = {
  freeCredits: httpGateway(createHttpFreeCreditGateway),
  plans: httpGateway(createHttpPlanGateway),
  purchases: httpGateway(createHttpPurchaseGateway),
  billing: httpGateway(createHttpBillingGateway),
  purchasesInFlight: () => new PurchasesInFlightStore(),
  loadVhrPlans: createLoadVhrPlans,
  loadStickerPlans: createLoadStickerPlans,
  sendPurchase: createSendPurchase,
  buyPlan: createBuyPlan,
  settlePayment: createSettlePayment,
  continuePayment: createContinuePayment,
  placeOrder: createPlaceOrder,
  validateCoupon: createValidateCoupon,
  validateDiscount: createValidateDiscount,
  quoteCart: createQuoteCart,
  withdrawFromPurchase: createWithdrawFromPurchase,
};
