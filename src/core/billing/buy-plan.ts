import type { Logger } from '../../ports/logger.ts';
import type { PurchaseGateway, PurchaseOptions } from '../../ports/purchase-gateway.ts';
import type { Purchase, PurchaseAnswer } from './purchase.ts';
import { purchaseKey } from './purchase-key.ts';
import type { PurchasesInFlightStore } from './purchases-in-flight-store.ts';

/** Buys what is in the cart: the origin's answer, or `null` on failure. */
export type BuyPlan = (purchase: Purchase, options?: PurchaseOptions) => Promise<PurchaseAnswer | null>;

/** What {@link createBuyPlan} needs. */
export interface BuyPlanDependencies {
  readonly purchases: Pick<PurchaseGateway, 'buy'>;
  readonly inFlight: PurchasesInFlightStore;
  readonly logger: Logger;
}

/**
 * Makes the use case that buys. Whoever wants the same purchase while it is under way gets the same promise, and nothing
 * is sent a second time; when it has ended, whichever way, a new one may start.
 *
 * Source: specification, sections 4, 7 and 8 (CRD-05, CRD-07).
 *
 * @example
 * const buyPlan = createBuyPlan({ purchases, inFlight: new PurchasesInFlightStore(), logger });
 * const buy = async (purchase: Purchase) => showMessage((await buyPlan(purchase)) === null ? 'failed' : 'bought');
 */
export function createBuyPlan({ purchases, inFlight, logger }: BuyPlanDependencies): BuyPlan {
  const underWay = new Map<string, Promise<PurchaseAnswer | null>>();

  return (purchase, options) => {
    const key = purchaseKey(purchase);
    const same = underWay.get(key);
    if (same !== undefined) return same;
    const answer = send(purchase, options).finally(() => {
      underWay.delete(key);
      inFlight.ended(key);
    });
    underWay.set(key, answer);
    inFlight.started(key);
    return answer;
  };

  async function send(purchase: Purchase, options?: PurchaseOptions): Promise<PurchaseAnswer | null> {
    const result = await purchases.buy(purchase, options);
    if (result.isOk()) return result.value;
    // The one who bought is told no reason (specification, section 8); those who run the product are.
    logger.error('A purchase failed.', { type: purchase.type, planCode: purchase.planCode, code: result.error.code });
    return null;
  }
}
