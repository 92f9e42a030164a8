import { ContainerModule } from 'inversify';
import { createHttpBillingGateway } from '#adapters/http/billing-gateway.ts';
import { createHttpFreeCreditGateway } from '#adapters/http/free-credit-gateway.ts';
import { createHttpPlanGateway } from '#adapters/http/plan-gateway.ts';
import { createHttpPurchaseGateway } from '#adapters/http/purchase-gateway.ts';
import { createBuyPlan } from '#core/billing/buy-plan.ts';
import { createChangeCard, createReadCardChange } from '#core/billing/change-card.ts';
import { createListCreditMoves } from '#core/billing/list-credit-moves.ts';
import { createLoadStickerPlans, createLoadVhrPlans } from '#core/billing/load-plans.ts';
import { createLoadSubscriptions } from '#core/billing/load-subscriptions.ts';
import { PurchasesInFlightStore } from '#core/billing/purchases-in-flight-store.ts';
import { createQuoteCart } from '#core/billing/quote-cart.ts';
import { createDownloadReceipt, createReadReceipt } from '#core/billing/read-receipt.ts';
import { createResumeSubscription } from '#core/billing/resume-subscription.ts';
import { createSendPurchase } from '#core/billing/send-purchase.ts';
import { createUpdatePayment } from '#core/billing/update-payment.ts';
import { createValidateCoupon, createValidateDiscount } from '#core/billing/validate-code.ts';
import { createWithdrawFromPurchase } from '#core/billing/withdraw-from-purchase.ts';
import { createContinuePayment } from '#core/checkout/continue-payment.ts';
import { createPlaceOrder } from '#core/checkout/place-order.ts';
import { createSettlePayment } from '#core/checkout/settle-payment.ts';
import { service } from './service.ts';

/** Binds plans, purchases and credits. */
export const billingModule = new ContainerModule(({ bind }) => {
  const http = service('http');
  const plans = service('plans');
  const purchases = service('purchases');
  const billing = service('billing');
  const sendPurchase = service('sendPurchase');
  bind(service('freeCredits')).toResolvedValue(createHttpFreeCreditGateway, [http]);
  bind(plans).toResolvedValue(createHttpPlanGateway, [http]);
  bind(purchases).toResolvedValue(createHttpPurchaseGateway, [http]);
  bind(billing).toResolvedValue(createHttpBillingGateway, [http]);
  bind(service('purchasesInFlight')).toResolvedValue(() => new PurchasesInFlightStore());

  bind(service('loadVhrPlans')).toResolvedValue((gateway) => createLoadVhrPlans({ plans: gateway }), [plans]);
  bind(service('loadStickerPlans')).toResolvedValue((gateway) => createLoadStickerPlans({ plans: gateway }), [plans]);
  bind(sendPurchase).toResolvedValue(
    (gateway, inFlight) => createSendPurchase({ purchases: gateway, inFlight }),
    [purchases, service('purchasesInFlight')],
  );
  bind(service('buyPlan')).toResolvedValue(
    (send, { logger }) => createBuyPlan({ sendPurchase: send, logger }),
    [sendPurchase, service('world')],
  );
  bind(service('settlePayment')).toResolvedValue((gateway) => createSettlePayment({ purchases: gateway }), [purchases]);
  bind(service('continuePayment')).toResolvedValue(
    (gateway) => createContinuePayment({ purchases: gateway }),
    [purchases],
  );
  bind(service('placeOrder')).toResolvedValue((gateway) => createPlaceOrder({ purchases: gateway }), [purchases]);
  bind(service('updatePayment')).toResolvedValue((gateway) => createUpdatePayment({ purchases: gateway }), [purchases]);
  bind(service('validateCoupon')).toResolvedValue(
    (gateway) => createValidateCoupon({ purchases: gateway }),
    [purchases],
  );
  bind(service('validateDiscount')).toResolvedValue(
    (gateway) => createValidateDiscount({ purchases: gateway }),
    [purchases],
  );
  bind(service('quoteCart')).toResolvedValue(
    (validateCoupon, validateDiscount) => createQuoteCart({ validateCoupon, validateDiscount }),
    [service('validateCoupon'), service('validateDiscount')],
  );

  bind(service('loadSubscriptions')).toResolvedValue(
    (gateway) => createLoadSubscriptions({ billing: gateway }),
    [billing],
  );
  bind(service('listCreditMoves')).toResolvedValue((gateway) => createListCreditMoves({ billing: gateway }), [billing]);
  bind(service('readReceipt')).toResolvedValue((gateway) => createReadReceipt({ billing: gateway }), [billing]);
  bind(service('downloadReceipt')).toResolvedValue((gateway) => createDownloadReceipt({ billing: gateway }), [billing]);
  bind(service('resumeSubscription')).toResolvedValue(
    (gateway) => createResumeSubscription({ billing: gateway }),
    [billing],
  );
  bind(service('changeCard')).toResolvedValue((gateway) => createChangeCard({ billing: gateway }), [billing]);
  bind(service('readCardChange')).toResolvedValue((gateway) => createReadCardChange({ billing: gateway }), [billing]);
  bind(service('withdrawFromPurchase')).toResolvedValue(
    (gateway) => createWithdrawFromPurchase({ billing: gateway }),
    [billing],
  );
});
