import { createHttpClient } from '#adapters/http/http-client.ts';
import { createHttpPurchaseGateway } from '#adapters/http/purchase-gateway.ts';
import { SPECIFIED_RETRIES } from '#adapters/http/retrying-fetch.ts';
import type { VinportContainer } from '#composition/create-container.ts';
import type { PlacedOrder } from '#core/checkout/placed-order.ts';
import { purchaseOutcome } from '#core/checkout/purchase-outcome.ts';
import type { Attempt, Outcome } from './attempt.ts';
import { openTab } from './open-tab.ts';
import { pay, pressPay } from './pay.ts';
import { until } from './until.ts';
import { createVisitorFetch, type VisitorRoute } from './visitor-fetch.ts';

const WITHDRAWN_WITHIN_MS = 20_000;

/** Buys with the library, in the attempt's manner, and returns the result reported to the buyer. */
export async function buy(attempt: Attempt, route: VisitorRoute): Promise<Outcome> {
  let requests = 0;
  const counted = (addresses: readonly string[]): VisitorRoute => ({
    ...route,
    addresses,
    onSent: () => {
      requests += 1;
      route.onSent?.();
    },
  });
  const here = counted(route.addresses);

  async function press(tab: VinportContainer, from: VisitorRoute): Promise<PlacedOrder | null> {
    const answer = await tab.get('buyPlan')(attempt.purchase);
    const outcome = answer === null ? null : purchaseOutcome(answer);
    return outcome?.isOk() ? pay(tab, outcome.value, { card: attempt.card, route: from }) : null;
  }

  async function orders(): Promise<(PlacedOrder | null)[]> {
    const tab = openTab(here, attempt.key);
    switch (attempt.manner) {
      case 'once':
        return [await press(tab, here)];
      case 'pressed-twice':
        return Promise.all([press(tab, here), press(tab, here)]);
      case 'sent-twice': {
        const there = counted(route.addresses.toReversed());
        return Promise.all([press(tab, here), press(openTab(there, attempt.key), there)]);
      }
      case 'asked-again':
        return [await press(tab, here), await press(openTab(here, attempt.key), here)];
      case 'given-up':
        await buyWithoutPatience(attempt, here);
        return [null];
    }
  }

  const bought = await orders();
  const [order] = bought;
  const isWithdrawn = attempt.withdraws && order ? await withdraw(attempt, order, here) : false;
  return { attempt, answers: bought.map((each) => each?.id ?? null), isWithdrawn, requests };
}

/** A buyer who gives up at the first failure leaves it to the origin to determine the payment's result. */
async function buyWithoutPatience({ purchase, key, card }: Attempt, whole: VisitorRoute): Promise<void> {
  const route = { ...whole, addresses: whole.addresses.slice(0, 1) };
  const world = openTab(route, key).get('world');
  const http = createHttpClient({
    ...world,
    fetch: createVisitorFetch(route),
    token: () => null,
    retries: { ...SPECIFIED_RETRIES, retries: 0 },
  });
  const outcome = await createHttpPurchaseGateway(http).buy(purchase).andThen(purchaseOutcome);
  if (outcome.isOk() && outcome.value.kind === 'continue') await pressPay(outcome.value.continueAt, { card, route });
}

/** Withdraws from a purchase, and retries if no response arrives. */
function withdraw({ key, purchase }: Attempt, order: PlacedOrder, route: VisitorRoute): Promise<boolean> {
  const tab = openTab(route, `${key}-withdrawal`);
  const withdrawal = { name: 'Ada Byron', orderNumber: order.number, email: purchase.email };
  return until(async () => (await tab.get('withdrawFromPurchase')(withdrawal)).isOk(), WITHDRAWN_WITHIN_MS);
}
