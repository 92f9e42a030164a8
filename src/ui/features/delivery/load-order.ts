import type { VinportContainer } from '#composition/create-container.ts';
import type { PlacedOrder } from '#core/checkout/placed-order.ts';
import { storedOrders } from '#ui/app/answers/orders-cookie.ts';

/** The state of the page after a payment. */
export type ShownOrder =
  | { readonly state: 'paid'; readonly order: PlacedOrder; readonly signedIn: boolean }
  /** The payment is not confirmed yet. A buyer who hasn't paid can return to the payment page. */
  | { readonly state: 'waiting'; readonly number: string; readonly continueAt: string | null }
  /** The order will not be paid. */
  | { readonly state: 'declined' | 'expired' | 'too-many-declines'; readonly cartPath: string }
  /** The origin is currently unavailable. */
  | { readonly state: 'unavailable' }
  /** The order was not placed in this browser. */
  | { readonly state: 'unknown' };

/**
 * Loads an order that was placed in this browser, or the latest one if no number is given. The number alone gives no
 * access.
 */
export async function loadOrder(
  container: VinportContainer,
  request: Request,
  number: string | null,
): Promise<ShownOrder> {
  const orders = storedOrders(request);
  const stored = number === null ? orders[0] : orders.find((order) => order.number === number);
  if (stored === undefined) return { state: 'unknown' };
  const settled = await container.get('settlePayment')(stored.words, { signal: request.signal });
  return settled.match(
    (outcome): ShownOrder => {
      const signedIn = container.get('world').cookies.get('token') !== null;
      if (outcome.kind === 'paid') return { state: 'paid', order: withoutWords(outcome.order), signedIn };
      const continueAt = outcome.kind === 'continue' ? outcome.continueAt : null;
      return { state: 'waiting', number: outcome.order.number, continueAt };
    },
    ({ code }): ShownOrder => {
      switch (code) {
        case 'declined':
        case 'expired':
        case 'too-many-declines':
          return { state: code, cartPath: stored.path };
        case 'refused':
        case 'not-found':
          return { state: 'unknown' };
        default:
          return { state: 'unavailable' };
      }
    },
  );
}

/** Scripts must not be able to read the token that gives access to an order. */
function withoutWords(order: PlacedOrder): PlacedOrder {
  return { ...order, customData: null };
}
