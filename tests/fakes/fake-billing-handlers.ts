import { HttpResponse, http, type RequestHandler } from 'msw';
import type { Result } from 'neverthrow';
import type { PurchaseAnswer } from '#core/billing/purchase.ts';
import type { Receipt, ReceiptParty } from '#core/billing/receipt.ts';
import type { Subscription } from '#core/billing/subscription.ts';
import type { BillingGateway } from '#ports/billing-gateway.ts';
import type { PurchaseError } from '#ports/purchase-gateway.ts';
import { createFakeBillingGateway } from './fake-billing-gateway.ts';
import type { FakeOrigin } from './fake-origin.ts';
import { createFakePlanGateway } from './fake-plan-gateway.ts';
import {
  answerOf,
  bearerOf,
  dataAnswerOf,
  expected,
  formOf,
  jsonOf,
  pdfAnswerOf,
  plainFormOf,
  queryOf,
  wireError,
} from './fake-wire.ts';
import { orderFromWire } from './order-from-wire.ts';
import { purchaseFromWire } from './purchase-from-wire.ts';

/** Answers the calls of section 7, "Plans and purchase". */
export function fakeBillingHandlers(fake: FakeOrigin, origin: string): RequestHandler[] {
  const plans = createFakePlanGateway(fake);
  const billing = (request: Request): BillingGateway =>
    createFakeBillingGateway({ origin: fake, token: () => bearerOf(request) });

  const listed = (path: string, list: 'vhrPlans' | 'stickerPlans') =>
    http.get(`${origin}${path}`, async ({ request }) => {
      const audience = queryOf(request, 'user_type');
      return audience === 'user' || audience === 'dealer'
        ? dataAnswerOf(await plans[list](audience))
        : wireError({ code: 'refused', message: 'user_type', fields: {} });
    });

  const sold = (path: string, type: 'vhr' | 'sticker') =>
    http.post(`${origin}${path}`, async ({ request }) => {
      const key = request.headers.get('idempotency-key');
      const fields = await plainFormOf(request);
      return purchaseAnswerOf(
        expected('idempotency-key', key !== null)
          .andThen(() => purchaseFromWire(fields, type))
          .andThen((purchase) => fake.shop.buy(purchase, key)),
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
    http.post(`${origin}/landing/orders`, async ({ request }) => {
      const key = request.headers.get('idempotency-key');
      const fields = await jsonOf(request);
      const person = fake.people.byToken(bearerOf(request)).unwrapOr(null);
      return purchaseAnswerOf(
        expected('idempotency-key', key !== null)
          .andThen(() => orderFromWire(fields))
          .andThen((order) => fake.shop.placeOrder(order, key, person)),
      );
    }),
    ...['/api-cwa/payment-update', '/landing/app-stripe-payment'].map((path) =>
      http.post(`${origin}${path}`, async ({ request }) => {
        const { custom_data = '' } = await plainFormOf(request);
        return purchaseAnswerOf(fake.shop.updatePayment(custom_data));
      }),
    ),
    http.get(`${origin}/api-cwa/subscription`, async ({ request }) =>
      dataAnswerOf((await billing(request).subscriptions()).map((all) => all.map(wireSubscription))),
    ),
    http.get(`${origin}/api-cwa/credit-ledger`, async ({ request }) => {
      const ledger = await billing(request).creditMoves(Number(queryOf(request, 'page')));
      return dataAnswerOf(
        ledger.map(({ moves, ...page }) => ({
          ...page,
          moves: moves.map(({ at, ...move }) => ({ ...move, created_at: at })),
        })),
      );
    }),
    http.get(`${origin}/api-cwa/receipt`, async ({ request }) => {
      const order = queryOf(request, 'order');
      return queryOf(request, 'format') === 'json'
        ? dataAnswerOf((await billing(request).readReceipt(order)).map(wireReceipt))
        : pdfAnswerOf(await billing(request).readReceiptPdf(order));
    }),
    http.post(`${origin}/api/user/resume-subscription`, async ({ request }) => {
      const { subscription_id: id } = await jsonOf(request);
      const resumed = await billing(request).resumeSubscription(String(id));
      return answerOf(resumed.map(() => ({ status: 'success' })));
    }),
    http.post(`${origin}/api/user/change-card`, async ({ request }) => {
      const { subscription_id: id } = await jsonOf(request);
      const page = await billing(request).changeCard(String(id));
      return dataAnswerOf(page.map((address) => ({ continue_at: address })));
    }),
    http.get(`${origin}/api/user/card-change`, async ({ request }) => {
      const change = await billing(request).readCardChange(queryOf(request, 'subscription_id'));
      return dataAnswerOf(change.map((changed) => ({ changed })));
    }),
    http.post(`${origin}/landing/withdrawal`, async ({ request }) => {
      const { name = '', order_number: orderNumber = '', email = '' } = await plainFormOf(request);
      const receipt = await billing(request).withdraw({ name, orderNumber, email });
      return dataAnswerOf(receipt.map(({ receivedAt }) => ({ order_number: orderNumber, received_at: receivedAt })));
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

function purchaseAnswerOf(result: Result<PurchaseAnswer, PurchaseError>): Response {
  return result.match(
    (answer) => HttpResponse.json({ ...answer }),
    (error) => {
      switch (error.code) {
        case 'declined':
        case 'expired':
        case 'too-many-declines':
          return HttpResponse.json({ status: 'error', reason: error.code, message: error.message });
        case 'price-changed':
        case 'coupon-refused':
        case 'key-used':
        case 'not-deliverable':
        case 'already-subscribed': {
          const { code: reason, ...told } = error;
          return HttpResponse.json({ status: 'error', reason, ...told }, { status: 409 });
        }
        default:
          return wireError(error);
      }
    },
  );
}

function wireSubscription(subscription: Subscription): object {
  const { subscriptionId, periodStart, periodEnd, nextCharge, cancelledAt, endedAt, ...told } = subscription;
  return {
    ...told,
    subscription_id: subscriptionId,
    period_start: periodStart,
    period_end: periodEnd,
    next_charge: nextCharge,
    cancelled_at: cancelledAt,
    ended_at: endedAt,
  };
}

function wireReceipt({
  orderId,
  orderNumber,
  lines,
  paidAt,
  isTest,
  seller,
  billedTo,
  immediateDelivery,
  ...stated
}: Receipt): object {
  return {
    ...stated,
    order_id: orderId,
    order_number: orderNumber,
    lines: lines.map(({ planName, ...line }) => ({ ...line, plan_name: planName })),
    paid_at: paidAt,
    is_test: isTest,
    seller: wireParty(seller),
    billed_to: wireParty(billedTo),
    immediate_delivery: immediateDelivery,
  };
}

function wireParty(party: ReceiptParty | null): object | null {
  return party && { name: party.name, address: party.address, tax_id: party.taxId };
}
