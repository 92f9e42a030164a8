import type { VinportContainer } from '#composition/create-container.ts';
import type { PlacedOrder } from '#core/checkout/placed-order.ts';
import type { PurchaseOutcome } from '#core/checkout/purchase-outcome.ts';
import type { SandboxCardName } from '#origin/providers/sandbox/sandbox-cards.ts';
import { until } from './until.ts';
import { createVisitorFetch, type VisitorRoute } from './visitor-fetch.ts';

/** How long a buyer retries paying and checking the order before giving up, in milliseconds. */
const PATIENCE_MS = 20_000;

/** The card that a buyer pays with, and the route to the product. */
export interface PayAttempt {
  readonly card: SandboxCardName;
  readonly route: VisitorRoute;
}

/**
 * Pays on the page of an order and then reads the order's state, as a browser does. Returns the paid order, or `null`
 * if the card was declined or no response arrived.
 */
export async function pay(
  tab: VinportContainer,
  outcome: PurchaseOutcome,
  { card, route }: PayAttempt,
): Promise<PlacedOrder | null> {
  if (outcome.kind === 'paid') return outcome.order;
  if (outcome.kind === 'continue') {
    const isSent = await until(() => pressPay(outcome.continueAt, { card, route }), PATIENCE_MS);
    if (!isSent || card === 'declined') return null;
  }
  const words = outcome.order.customData ?? '';
  const paid: PlacedOrder[] = [];
  await until(async () => {
    const settled = await tab.get('settlePayment')(words);
    if (settled.isOk() && settled.value.kind === 'paid') paid.push(settled.value.order);
    return paid.length > 0;
  }, PATIENCE_MS);
  return paid[0] ?? null;
}

/** Submits the form of a payment page once, and returns whether a host responded. */
export async function pressPay(page: string, { card, route }: PayAttempt): Promise<boolean> {
  const body = new URLSearchParams({ card, decision: 'pay' });
  return createVisitorFetch(route)(new URL(page), { method: 'POST', body, redirect: 'manual' }).then(
    ({ status }) => status < 500,
    () => false,
  );
}
