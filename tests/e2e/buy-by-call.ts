import { type APIRequestContext, expect } from '@playwright/test';

/** Buys a plan with the test card that is accepted; the price is in cents. */
export async function buyByCall(request: APIRequestContext, email: string, plan: string, price: string): Promise<void> {
  const sold = await request.post('/landing/app-customer-register', {
    form: {
      email,
      price,
      currency: 'USD',
      cart_plan: plan,
      payment_gateway: 'sandbox',
      payg_id: 'card_ok',
      vin: 'CREDIT',
    },
  });
  expect(await sold.json()).toMatchObject({ status: 'success' });
}
