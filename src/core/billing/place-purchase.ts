import { err, ok, type Result } from 'neverthrow';
import type { PurchaseError, PurchaseOptions } from '../../ports/purchase-gateway.ts';
import type { Purchase } from './purchase.ts';
import { type PurchaseOutcome, purchaseOutcome } from './purchase-outcome.ts';
import type { SendPurchase } from './send-purchase.ts';
import type { SettlePayment } from './settle-payment.ts';

/** Why a purchase is not paid. A declined one tells which attempt it was: the next one has the number after it. */
export type PlacePurchaseError =
  | Exclude<PurchaseError, { code: 'declined' | 'key-used' }>
  | { readonly code: 'declined'; readonly message: string | null; readonly attempt: number }
  /** So many cards were declined for one wish that no other is tried. */
  | { readonly code: 'too-many-attempts' };

/** One wish of a person to buy. */
export interface PlacePurchaseOptions extends Pick<PurchaseOptions, 'forwardedFor'> {
  /** Named when the person began to order, and kept however often they press, reload or come back. */
  readonly wish: string;
  /** How many of its payments were declined before, as far as the person has been told. */
  readonly attempt?: number;
}

/** Buys what is in the cart, for a screen that tells how it went. */
export type PlacePurchase = (
  purchase: Purchase,
  options: PlacePurchaseOptions,
) => Promise<Result<PurchaseOutcome, PlacePurchaseError>>;

/** What {@link createPlacePurchase} needs. */
export interface PlacePurchaseDependencies {
  readonly sendPurchase: SendPurchase;
  readonly settlePayment: SettlePayment;
}

/** More cards than anyone has; a bound for who tries them out. */
const MOST_ATTEMPTS = 20;

/**
 * Makes the use case that places a purchase, paid once for one wish. Each attempt has its own key; another one is made
 * only when the origin says that the one before was declined. So another card can follow a declined one, and where an
 * answer was lost, the same wish with any card finds the payment that was made instead of making a second.
 *
 * Source: specification, sections 4 and 7 (CRD-05, CRD-07).
 *
 * @example
 * const settlePayment = createSettlePayment({ purchases });
 * const sendPurchase = createSendPurchase({ purchases, inFlight: new PurchasesInFlightStore() });
 * const placePurchase = createPlacePurchase({ sendPurchase, settlePayment });
 * const place = async (purchase: Purchase) =>
 *   (await placePurchase(purchase, { wish: 'wish-1' })).map(({ kind }) => showMessage(kind));
 */
export function createPlacePurchase({ sendPurchase, settlePayment }: PlacePurchaseDependencies): PlacePurchase {
  return async (purchase, { wish, attempt: first = 0, forwardedFor }) => {
    for (let attempt = first; attempt < MOST_ATTEMPTS; attempt += 1) {
      const placed = await outcomeOfAttempt(purchase, {
        wish: attemptKey(purchase, wish, attempt),
        ...(forwardedFor !== undefined && { forwardedFor }),
      });
      if (placed !== 'declined-before') return placed.mapErr((error) => withAttempt(error, attempt));
    }
    return err({ code: 'too-many-attempts' });
  };

  async function outcomeOfAttempt(
    purchase: Purchase,
    options: PurchaseOptions,
  ): Promise<Result<PurchaseOutcome, Exclude<PurchaseError, { code: 'key-used' }>> | 'declined-before'> {
    const sent = await sendPurchase(purchase, options);
    if (sent.isOk()) return purchaseOutcome(sent.value);
    if (sent.error.code !== 'key-used') return err(sent.error);
    const { order } = sent.error;
    if (order.status === 'declined') return 'declined-before';
    const earlier = purchaseOutcome(order);
    if (earlier.isErr() || earlier.value.kind !== 'pending') return earlier;
    // The earlier attempt may have been charged since: only the origin can find out.
    const settled = await settlePayment(earlier.value.customData);
    if (settled.isOk()) return ok(settled.value);
    const { error } = settled;
    return error.code === 'declined' || error.code === 'key-used' ? 'declined-before' : err(error);
  }
}

/** The plan keeps the lines of one cart apart. The cart's content is not in it: the origin compares that itself. */
function attemptKey({ type, planCode }: Purchase, wish: string, attempt: number): string {
  return `${wish}-${attempt}-${type}-${encodeURIComponent(planCode)}`;
}

function withAttempt(error: Exclude<PurchaseError, { code: 'key-used' }>, attempt: number): PlacePurchaseError {
  return error.code === 'declined' ? { ...error, attempt } : error;
}
