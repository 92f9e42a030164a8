import { createHttpClient } from '../../src/adapters/http/http-client.ts';
import { createHttpPurchaseGateway } from '../../src/adapters/http/purchase-gateway.ts';
import { SPECIFIED_RETRIES } from '../../src/adapters/http/retrying-fetch.ts';
import type { VinportContainer } from '../../src/composition/create-container.ts';
import type { PurchaseAnswer } from '../../src/core/billing/purchase.ts';
import { openTab } from './open-tab.ts';
import { createVisitorFetch, type VisitorRoute } from './visitor-fetch.ts';
import type { Outcome, Wish } from './wish.ts';

/** Buys as the library does, in the manner of the wish, and answers what the buyer was told. */
export async function buy(wish: Wish, route: VisitorRoute): Promise<Outcome> {
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
  const press = async (tab: VinportContainer) => orderIn(await tab.get('buyPlan')(wish.purchase));

  async function answers(): Promise<(string | null)[]> {
    const tab = openTab(here, wish.key);
    switch (wish.manner) {
      case 'once':
        return [await press(tab)];
      case 'pressed-twice':
        return Promise.all([press(tab), press(tab)]);
      case 'sent-twice':
        return Promise.all([press(tab), press(openTab(counted(route.addresses.toReversed()), wish.key))]);
      case 'asked-again':
        return [await press(tab), await press(openTab(here, wish.key))];
      case 'given-up':
        return [await buyWithoutPatience(wish, here)];
    }
  }

  return { wish, answers: await answers(), requests };
}

/** Whoever goes away at the first failure leaves it to the origin to find out what became of the payment. */
async function buyWithoutPatience({ purchase, key }: Wish, route: VisitorRoute): Promise<string | null> {
  const world = openTab(route, key).get('world');
  const http = createHttpClient({
    ...world,
    fetch: createVisitorFetch({ ...route, addresses: route.addresses.slice(0, 1) }),
    token: () => null,
    retries: { ...SPECIFIED_RETRIES, retries: 0 },
  });
  return createHttpPurchaseGateway(http)
    .buy(purchase)
    .match(orderIn, () => null);
}

function orderIn(answer: PurchaseAnswer | null): string | null {
  return answer?.status === 'success' && typeof answer.order_id === 'string' ? answer.order_id : null;
}
