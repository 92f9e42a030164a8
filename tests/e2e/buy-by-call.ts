import { type APIRequestContext, expect } from '@playwright/test';

/** A purchased plan. */
interface Bought {
  /** The order number, such as `VP-4K7M2Q9D`. */
  readonly orderNumber: string;
  readonly subscriptionId: string | undefined;
}

/** Buys a plan with the calls of the checkout and the accepted test card. The price is in cents. */
export async function buyByCall(
  request: APIRequestContext,
  email: string,
  plan: string,
  price: string,
  { country = 'US', card = 'succeeds' }: { readonly country?: string; readonly card?: string } = {},
): Promise<Bought> {
  const list = plan.startsWith('sticker') || plan === 'dealer-stickers' ? 'sticker' : 'vhr';
  const placed = await request.post('/landing/orders', {
    data: {
      email,
      currency: 'USD',
      total: Number(price),
      coupon: '',
      gateway: 'sandbox',
      country,
      lines: [{ list, plan, quantity: 1, vin: null }],
      terms_version: '2026-11',
      immediate_delivery: false,
      cancel_path: '/checkout',
      replaces: null,
    },
  });
  const order = await placed.json();
  expect(order).toMatchObject({ status: 'needs_action' });
  const { pathname } = new URL(order.continue_at);
  const paid = await request.post(pathname, { form: { card, decision: 'pay' }, maxRedirects: 0 });
  expect(paid.status()).toBe(303);
  const settled = await request.post('/api-cwa/payment-update', { form: { custom_data: order.custom_data } });
  const answer = await settled.json();
  expect(answer).toMatchObject({ status: 'success' });
  return { orderNumber: answer.order_number, subscriptionId: answer.subscription_id };
}
