import { redirect } from 'react-router';
import type { VinportContainer } from '#composition/create-container.ts';
import type { PlacedOrder } from '#core/checkout/placed-order.ts';
import type { NoOutcome } from '#core/checkout/purchase-outcome.ts';
import type { SettlePaymentError } from '#core/checkout/settle-payment.ts';
import type { CallError } from '#ui/app/answers/call-error.ts';
import { orderCookie } from '#ui/app/answers/orders-cookie.ts';
import { donePath } from '#ui/app/paths/checkout-path.ts';

/** The state of the page of a renewal that requires confirmation. */
export type ShownRenewal =
  | { readonly state: 'due' | 'paid'; readonly order: Pick<PlacedOrder, 'number' | 'lines' | 'total' | 'paidAt'> }
  /** The renewal will no longer be charged. */
  | { readonly state: 'closed' }
  /** The link has expired or is not ours. */
  | { readonly state: 'expired' }
  | { readonly state: 'failed'; readonly error: CallError };

/** Loads the renewal that is due, using the signed token from an email. */
export async function loadRenewal(
  container: VinportContainer,
  words: string,
  signal: AbortSignal,
): Promise<ShownRenewal> {
  const standing = await container.get('settlePayment')(words, { signal });
  return standing.match(
    ({ kind, order: { number, lines, total, paidAt } }): ShownRenewal => ({
      state: kind === 'paid' ? 'paid' : 'due',
      order: { number, lines, total, paidAt },
    }),
    failureOf,
  );
}

/** Redirects to the payment page of a renewal, and gives this browser access to the order when its owner returns. */
export async function confirmRenewal(
  container: VinportContainer,
  request: Request,
  words: string,
): Promise<ShownRenewal> {
  const continued = await container.get('continuePayment')(words);
  if (continued.isErr()) return failureOf(continued.error);
  const { order, ...outcome } = continued.value;
  const path = `/checkout/renewal/${encodeURIComponent(words)}`;
  const stored = { cart: 'renewal', number: order.number, words: order.customData ?? words, path };
  throw redirect(outcome.kind === 'continue' ? outcome.continueAt : donePath(order.number), {
    status: 303,
    headers: { 'set-cookie': orderCookie(request, stored) },
  });
}

function failureOf(error: SettlePaymentError | NoOutcome): ShownRenewal {
  switch (error.code) {
    case 'declined':
    case 'expired':
    case 'too-many-declines':
      return { state: 'closed' };
    case 'refused':
    case 'not-found':
      return { state: 'expired' };
    case 'price-changed':
    case 'coupon-refused':
    case 'key-used':
    case 'not-deliverable':
    case 'already-subscribed':
      // These errors can occur when placing an order, but not when paying for it.
      return { state: 'failed', error: { code: 'unreadable-answer', reason: error.code } };
    default:
      return { state: 'failed', error };
  }
}
