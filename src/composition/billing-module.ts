import { ContainerModule } from 'inversify';
import { createHttpFreeCreditGateway } from '../adapters/http/free-credit-gateway.ts';
import { createHttpPlanGateway } from '../adapters/http/plan-gateway.ts';
import { createHttpPurchaseGateway } from '../adapters/http/purchase-gateway.ts';
import { createBuyPlan } from '../core/billing/buy-plan.ts';
import { createLoadStickerPlans, createLoadVhrPlans } from '../core/billing/load-plans.ts';
import { PurchasesInFlightStore } from '../core/billing/purchases-in-flight-store.ts';
import { createUpdatePayment } from '../core/billing/update-payment.ts';
import { createValidateCoupon, createValidateDiscount } from '../core/billing/validate-code.ts';
import { service } from './service.ts';

/** Binds plans, purchases and credits. */
export const billingModule = new ContainerModule(({ bind }) => {
  const http = service('http');
  const plans = service('plans');
  const purchases = service('purchases');
  bind(service('freeCredits')).toResolvedValue(createHttpFreeCreditGateway, [http]);
  bind(plans).toResolvedValue(createHttpPlanGateway, [http]);
  bind(purchases).toResolvedValue(createHttpPurchaseGateway, [http]);
  bind(service('purchasesInFlight')).toResolvedValue(() => new PurchasesInFlightStore());

  bind(service('loadVhrPlans')).toResolvedValue((gateway) => createLoadVhrPlans({ plans: gateway }), [plans]);
  bind(service('loadStickerPlans')).toResolvedValue((gateway) => createLoadStickerPlans({ plans: gateway }), [plans]);
  bind(service('buyPlan')).toResolvedValue(
    (gateway, inFlight, { logger }) => createBuyPlan({ purchases: gateway, inFlight, logger }),
    [purchases, service('purchasesInFlight'), service('world')],
  );
  bind(service('updatePayment')).toResolvedValue((gateway) => createUpdatePayment({ purchases: gateway }), [purchases]);
  bind(service('validateCoupon')).toResolvedValue(
    (gateway) => createValidateCoupon({ purchases: gateway }),
    [purchases],
  );
  bind(service('validateDiscount')).toResolvedValue(
    (gateway) => createValidateDiscount({ purchases: gateway }),
    [purchases],
  );
});
