import type { Result } from 'neverthrow';
import type { PurchaseError, PurchaseGateway, PurchaseOptions } from '#ports/purchase-gateway.ts';
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
 * const sendPurchase = createSendPurchase({ purchases, inFlight: new PurchasesInFlightStore() });
 * const send = async (purchase: Purchase) => showMessage((await sendPurchase(purchase)).isOk() ? 'sold' : 'refused');
 */
export function createSendPurchase({
  purchases,
  inFlight,
}: {
  readonly purchases: Pick<PurchaseGateway, 'buy'>;
  readonly inFlight: PurchasesInFlightStore;
}): SendPurchase {
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
