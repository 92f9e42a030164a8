import { type APIRequestContext, expect } from '@playwright/test';

/** Buys a plan and pays for it on the test gateway's page, without a browser; the price is in cents. */
export async function buyByCall(request: APIRequestContext, email: string, plan: string, price: string): Promise<void> {
  const placed = await request.post('/landing/app-customer-register', {
    form: { email, price, currency: 'USD', cart_plan: plan, payment_gateway: 'sandbox', vin: 'CREDIT' },
  });
  const { continue_at: page, custom_data } = await placed.json();
  await request.post(page, { form: { card: 'succeeds', decision: 'pay' }, maxRedirects: 0 });
  const paid = await request.post('/api-cwa/payment-update', { form: { custom_data } });
  expect(await paid.json()).toMatchObject({ status: 'success' });
}
