import { createShopCalls, type OrderAnswer, type ShopCalls } from './shop-calls.ts';
import { until } from './until.ts';
import type { VisitorRoute } from './visitor-fetch.ts';
import type { Outcome, Wish } from './wish.ts';

/** A buyer looks at their order this long; a payment is recorded by another host at the latest when its job is due. */
const SETTLED_WITHIN_MS = 75_000;

/** Buys as a browser does, in the manner of the wish, and answers what the buyer was told. */
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
  const here = createShopCalls(counted(route.addresses), { isPatient: true });
  const there = createShopCalls(counted(route.addresses.toReversed()), { isPatient: true });

  async function answers(): Promise<(OrderAnswer | null)[]> {
    switch (wish.manner) {
      case 'once':
        return [await purchase(here, wish)];
      case 'pressed-twice':
        return Promise.all([purchase(here, wish), purchase(here, wish)]);
      case 'sent-twice':
        return Promise.all([purchase(here, wish), purchase(there, wish)]);
      case 'asked-again':
        return [await purchase(here, wish), await purchase(here, wish)];
      case 'given-up': {
        const impatient = createShopCalls(counted(route.addresses.slice(0, 1)), { isPatient: false });
        await leaveMidway(impatient, wish);
        return [null];
      }
    }
  }

  const told = await answers();
  const number = told.find((answer) => answer?.status === 'success')?.order_number;
  const hasWithdrawn = wish.withdraws && number !== undefined && (await here.withdraw(number, wish.email));
  return { wish, answers: told.map(orderIn), hasWithdrawn, requests };
}

/** Orders, pays on the page, and looks until the order is paid; `null` where it never was. */
async function purchase(calls: ShopCalls, wish: Wish): Promise<OrderAnswer | null> {
  let order = await calls.order(wish);
  if (order?.continue_at !== undefined) await calls.pay(order.continue_at, wish.card);
  // A declined card leaves the page open until it expires; nobody waits for that.
  if (!wish.isGood || order?.custom_data === undefined) return order;
  const { custom_data } = order;
  await until(async () => {
    order = (await calls.read(custom_data)) ?? order;
    return order?.status === 'success';
  }, SETTLED_WITHIN_MS);
  return order;
}

/** Whoever goes away at the first failure leaves it to the origin to find out what became of the payment. */
async function leaveMidway(calls: ShopCalls, wish: Wish): Promise<void> {
  const order = await calls.order(wish);
  if (order?.continue_at !== undefined) await calls.pay(order.continue_at, wish.card);
}

function orderIn(answer: OrderAnswer | null): string | null {
  return answer?.status === 'success' ? (answer.order_id ?? null) : null;
}
