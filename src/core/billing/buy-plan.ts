import type { Logger } from '#ports/logger.ts';
import type { PurchaseOptions } from '#ports/purchase-gateway.ts';
import type { Purchase, PurchaseAnswer } from './purchase.ts';
import type { SendPurchase } from './send-purchase.ts';

/** Buys the contents of the cart. Resolves to the origin's response, or to `null` on failure. */
export type BuyPlan = (purchase: Purchase, options?: PurchaseOptions) => Promise<PurchaseAnswer | null>;

/** The dependencies of {@link createBuyPlan}. */
export interface BuyPlanDependencies {
  readonly sendPurchase: SendPurchase;
  readonly logger: Logger;
}

/**
 * Creates the purchase use case for callers that only need to know whether it succeeded. An identical purchase
 * requested while one is in flight gets the same promise.
 *
 * Source: specification, sections 4, 7 and 8 (CRD-05, CRD-07).
 *
 * @example
 * const sendPurchase = createSendPurchase({ purchases, inFlight: new PurchasesInFlightStore() });
 * const buyPlan = createBuyPlan({ sendPurchase, logger });
 * const buy = async (purchase: Purchase) => showMessage((await buyPlan(purchase)) === null ? 'failed' : 'bought');
 */
export function createBuyPlan({ sendPurchase, logger }: BuyPlanDependencies): BuyPlan {
  const answers = new WeakMap<ReturnType<SendPurchase>, Promise<PurchaseAnswer | null>>();

  return (purchase, options) => {
    const sent = sendPurchase(purchase, options);
    const same = answers.get(sent);
    if (same !== undefined) return same;
    const answer = answerOf(sent, purchase);
    answers.set(sent, answer);
    return answer;
  };

  async function answerOf(sent: ReturnType<SendPurchase>, purchase: Purchase): Promise<PurchaseAnswer | null> {
    const result = await sent;
    if (result.isOk()) return result.value;
    // The buyer sees no reason (specification, section 8), but operators need it.
    logger.error('A purchase failed.', { type: purchase.type, planCode: purchase.planCode, code: result.error.code });
    return null;
  }
}
