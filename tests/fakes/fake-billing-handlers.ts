import { http, type RequestHandler } from 'msw';
import type { FakeOrigin } from './fake-origin.ts';
import { createFakePlanGateway } from './fake-plan-gateway.ts';
import { answerOf, bearerOf, dataAnswerOf, expected, formOf, plainFormOf, queryOf, wireError } from './fake-wire.ts';
import { purchaseFromWire } from './purchase-from-wire.ts';

/** Answers the calls of section 7, "Plans and purchase". */
export function fakeBillingHandlers(fake: FakeOrigin, origin: string): RequestHandler[] {
  const plans = createFakePlanGateway(fake);

  const listed = (path: string, list: 'vhrPlans' | 'stickerPlans') =>
    http.get(`${origin}${path}`, async ({ request }) => {
      const audience = queryOf(request, 'user_type');
      return audience === 'user' || audience === 'dealer'
        ? dataAnswerOf(await plans[list](audience))
        : wireError({ code: 'refused', message: 'user_type', fields: {} });
    });

  const sold = (path: string, type: 'vhr' | 'sticker') =>
    http.post(`${origin}${path}`, async ({ request }) => {
      const isOnce = request.headers.has('idempotency-key');
      const fields = await plainFormOf(request);
      return answerOf(
        expected('idempotency-key', isOnce)
          .andThen(() => purchaseFromWire(fields, type))
          .andThen((purchase) => fake.shop.buy(purchase)),
      );
    });

  const validated = (path: string, list: 'coupons' | 'discounts') =>
    http.post(`${origin}${path}`, async ({ request }) => {
      const { couponcode: code = '', type = '', cart_plan: planCode = '', email = '' } = await plainFormOf(request);
      return type === 'vhr' || type === 'sticker'
        ? dataAnswerOf(fake.shop.discountOf({ code, type, planCode, email }, list))
        : wireError({ code: 'refused', message: 'type', fields: {} });
    });

  return [
    listed('/api-cwa/plans', 'vhrPlans'),
    listed('/api-cwa/sticker-plans', 'stickerPlans'),
    sold('/landing/app-customer-register', 'vhr'),
    sold('/landing/window-sticker-registration', 'sticker'),
    validated('/api-cwa/coupon_validation', 'coupons'),
    validated('/api-cwa/discount_validation', 'discounts'),
    http.post(`${origin}/api-cwa/payment-update`, async ({ request }) => {
      const { custom_data = '' } = await plainFormOf(request);
      return answerOf(fake.shop.updatePayment(custom_data));
    }),
    http.post(`${origin}/api-cwa/offer_credit`, async ({ request }) => {
      const { vin = '', credit_type: kind } = await formOf(request);
      if (kind !== 'vhr' && kind !== 'sticker')
        return wireError({ code: 'refused', message: 'credit_type', fields: {} });
      const claim = fake.people
        .byToken(bearerOf(request))
        .andThen((person) => fake.failures.claim({ person, vin, kind }, request.headers.get('idempotency-key')));
      return answerOf(claim.map((answer) => ({ status: answer === 'granted' ? 'success' : 'error' })));
    }),
  ];
}
