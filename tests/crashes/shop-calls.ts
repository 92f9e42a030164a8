import * as z from 'zod';
import { jsonOf } from '../../src/adapters/http/http-answer.ts';
import { retryingFetch, SPECIFIED_RETRIES } from '../../src/adapters/http/retrying-fetch.ts';
import { systemClock } from '../../src/adapters/system/system-clock.ts';
import { createVisitorFetch, type VisitorRoute } from './visitor-fetch.ts';
import type { Wish } from './wish.ts';

const orderAnswer = z.object({
  status: z.string(),
  order_id: z.string().optional(),
  order_number: z.string().optional(),
  custom_data: z.string().optional(),
  continue_at: z.string().optional(),
});

/** How an order stands, as a buyer is told. */
export type OrderAnswer = z.infer<typeof orderAnswer>;

/** The calls of a buyer, each of which ends in `null` where no answer came. */
export interface ShopCalls {
  order(wish: Wish): Promise<OrderAnswer | null>;
  /** Pays on the page of the sandbox; the page's own answer does not matter, for it may never come. */
  pay(continueAt: string, card: string): Promise<void>;
  read(customData: string): Promise<OrderAnswer | null>;
  /** Withdraws from an order, and returns whether that was confirmed. */
  withdraw(orderNumber: string, email: string): Promise<boolean>;
}

const MAX_BYTES = 1_000_000;

/** Makes the calls of a buyer, who tries each again as the library does, or not at all. */
export function createShopCalls(route: VisitorRoute, { isPatient }: { readonly isPatient: boolean }): ShopCalls {
  const policy = { ...SPECIFIED_RETRIES, ...(!isPatient && { retries: 0 }) };
  const send = retryingFetch(createVisitorFetch(route), systemClock, policy);
  const base = route.addresses[0] ?? '';

  async function post(path: string, body: string | URLSearchParams, headers: Readonly<Record<string, string>> = {}) {
    const init: RequestInit = { method: 'POST', body, headers: { ...headers }, redirect: 'manual' };
    // Whoever gets no answer after all tries has none.
    return send(new URL(path, base), init, MAX_BYTES).catch(() => null);
  }
  const answerTo = async (path: string, body: string | URLSearchParams, headers?: Readonly<Record<string, string>>) => {
    const answer = await post(path, body, headers);
    const parsed = answer && orderAnswer.safeParse(jsonOf(answer).unwrapOr(null));
    return parsed?.data ?? null;
  };

  return {
    order: ({ email, list, plan, vin, price, mark, key }) => {
      const cart = { email, total: price.amount, currency: price.currency, lines: [{ list, plan, vin }] };
      const fields = { ...cart, gateway: 'sandbox', country: 'US', terms_version: mark };
      const headers = { 'content-type': 'application/json', 'idempotency-key': key };
      return answerTo('/landing/orders', JSON.stringify(fields), headers);
    },
    pay: async (continueAt, card) => {
      await post(new URL(continueAt).pathname, new URLSearchParams({ card, decision: 'pay' }));
    },
    read: (customData) => answerTo('/api-cwa/payment-update', new URLSearchParams({ custom_data: customData })),
    withdraw: async (orderNumber, email) => {
      const fields = { name: 'Ada Byron', order_number: orderNumber, email };
      const answer = await answerTo('/landing/withdrawal', new URLSearchParams(fields));
      return answer?.status === 'success';
    },
  };
}
