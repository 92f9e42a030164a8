import type { Result } from 'neverthrow';
import type { Logger } from '#ports/logger.ts';
import type { PurchaseCalls, PurchaseError, PurchaseOptions } from '#ports/purchase-gateway.ts';
import type { Purchase, PurchaseAnswer } from './purchase.ts';
import { purchaseKey } from './purchase-key.ts';
import type { PurchasesInFlightStore } from './purchases-in-flight-store.ts';

/** Sends a purchase and returns the origin's response. */
export type SendPurchase = (
  purchase: Purchase,
  options?: PurchaseOptions,
) => Promise<Result<PurchaseAnswer, PurchaseError>>;

/**
 * Creates the function that sends every purchase. An identical purchase requested while one is in flight gets the same
 * promise and is not sent again; after it succeeds or fails, a new one may start.
 *
 * Source: specification, section 4 (CRD-07).
 *
 * @example
 * const sendPurchase = createSendPurchase({ purchases, purchasesInFlight: new PurchasesInFlightStore() });
 * const send = async (purchase: Purchase) => showMessage((await sendPurchase(purchase)).isOk() ? 'sold' : 'refused');
 */
export function createSendPurchase({
  purchases,
  purchasesInFlight: inFlight,
}: PurchaseCalls<'buy'> & { readonly purchasesInFlight: PurchasesInFlightStore }): SendPurchase {
  const underWay = new Map<string, ReturnType<SendPurchase>>();

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

  async function send(purchase: Purchase, options?: PurchaseOptions): ReturnType<SendPurchase> {
    return purchases.buy(purchase, options);
  }
}

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
 * const sendPurchase = createSendPurchase({ purchases, purchasesInFlight: new PurchasesInFlightStore() });
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
