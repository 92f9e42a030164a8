import { HttpResponse, http, type RequestHandler } from 'msw';
import type { Result } from 'neverthrow';
import { creditCalls } from '#contract/billing/credits.ts';
import { discountCalls } from '#contract/billing/discount.ts';
import { planCalls } from '#contract/billing/plan.ts';
import { purchaseCalls } from '#contract/billing/purchase.ts';
import { receiptCalls, receiptToWire } from '#contract/billing/receipt.ts';
import { subscriptionCalls, type WireSubscription } from '#contract/billing/subscription.ts';
import { withdraw } from '#contract/billing/withdraw.ts';
import type { PurchaseAnswer } from '#core/billing/purchase.ts';
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
  jsonOf,
  pdfAnswerOf,
  plainFormOf,
  sentIn,
  wireError,
} from './fake-wire.ts';
import { orderFromWire } from './order-from-wire.ts';
import { purchaseFromWire } from './purchase-from-wire.ts';

/** Returns handlers for the calls of section 7, "Plans and purchase". */
export function fakeBillingHandlers(fake: FakeOrigin, origin: string): RequestHandler[] {
  const plans = createFakePlanGateway(fake);
  const billing = (request: Request): BillingGateway =>
    createFakeBillingGateway({ origin: fake, token: () => bearerOf(request) });

  const listed = (list: 'vhrPlans' | 'stickerPlans') =>
    http.get(`${origin}${planCalls[list].path}`, async ({ request }) => {
      const sent = await sentIn(request, planCalls[list]);
      return dataAnswerOf(await sent.asyncAndThen(({ user_type }) => plans[list](user_type)));
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

  const validated = (call: typeof discountCalls.validateCoupon, list: 'coupons' | 'discounts') =>
    http.post(`${origin}${call.path}`, async ({ request }) => {
      const sent = await sentIn(request, call);
      return dataAnswerOf(
        sent.andThen(({ couponcode: code, type, cart_plan: planCode, email }) =>
          fake.shop.discountOf({ code, type, planCode, email }, list),
        ),
      );
    });

  return [
    listed('vhrPlans'),
    listed('stickerPlans'),
    sold(purchaseCalls.buyReports.path, 'vhr'),
    sold(purchaseCalls.buyStickers.path, 'sticker'),
    validated(discountCalls.validateCoupon, 'coupons'),
    validated(discountCalls.validateDiscount, 'discounts'),
    http.post(`${origin}${purchaseCalls.placeOrder.path}`, async ({ request }) => {
      const key = request.headers.get('idempotency-key');
      const fields = await jsonOf(request);
      const person = fake.people.byToken(bearerOf(request)).unwrapOr(null);
      return purchaseAnswerOf(
        expected('idempotency-key', key !== null)
          .andThen(() => orderFromWire(fields))
          .andThen((order) => fake.shop.placeOrder(order, key, person)),
      );
    }),
    ...[purchaseCalls.updatePayment, purchaseCalls.continuePayment].map((call) =>
      http.post(`${origin}${call.path}`, async ({ request }) => {
        const sent = await sentIn(request, call);
        return purchaseAnswerOf(sent.andThen(({ custom_data }) => fake.shop.updatePayment(custom_data)));
      }),
    ),
    http.get(`${origin}${subscriptionCalls.list.path}`, async ({ request }) =>
      dataAnswerOf((await billing(request).subscriptions()).map((all) => all.map(wireSubscription))),
    ),
    http.get(`${origin}${creditCalls.moves.path}`, async ({ request }) => {
      const sent = await sentIn(request, creditCalls.moves);
      const ledger = await sent.asyncAndThen(({ page }) => billing(request).creditMoves(page));
      return dataAnswerOf(
        ledger.map(({ moves, ...page }) => ({
          ...page,
          moves: moves.map(({ at, ...move }) => ({ ...move, created_at: at })),
        })),
      );
    }),
    http.get(`${origin}${receiptCalls.read.path}`, async ({ request }) => {
      const sent = await sentIn(request, receiptCalls.read);
      return sent.isOk() && sent.value.format === 'pdf'
        ? pdfAnswerOf(await billing(request).readReceiptPdf(sent.value.order))
        : dataAnswerOf(await sent.asyncAndThen(({ order }) => billing(request).readReceipt(order)).map(receiptToWire));
    }),
    http.post(`${origin}${subscriptionCalls.resume.path}`, async ({ request }) => {
      const sent = await sentIn(request, subscriptionCalls.resume);
      const resumed = await sent.asyncAndThen(({ subscription_id }) =>
        billing(request).resumeSubscription(subscription_id),
      );
      return answerOf(resumed.map(() => ({ status: 'success' })));
    }),
    http.post(`${origin}${subscriptionCalls.changeCard.path}`, async ({ request }) => {
      const sent = await sentIn(request, subscriptionCalls.changeCard);
      const page = await sent.asyncAndThen(({ subscription_id }) => billing(request).changeCard(subscription_id));
      return dataAnswerOf(page.map((address) => ({ continue_at: address })));
    }),
    http.get(`${origin}${subscriptionCalls.readCardChange.path}`, async ({ request }) => {
      const sent = await sentIn(request, subscriptionCalls.readCardChange);
      const change = await sent.asyncAndThen(({ subscription_id }) => billing(request).readCardChange(subscription_id));
      return dataAnswerOf(change.map((changed) => ({ changed })));
    }),
    http.post(`${origin}${withdraw.path}`, async ({ request }) => {
      const sent = await sentIn(request, withdraw);
      const receipt = await sent.asyncAndThen(({ order_number: orderNumber, ...stated }) =>
        billing(request).withdraw({ ...stated, orderNumber }),
      );
      return dataAnswerOf(
        receipt.map(({ orderNumber, receivedAt }) => ({ order_number: orderNumber, received_at: receivedAt })),
      );
    }),
    http.post(`${origin}${creditCalls.claimFreeCredit.path}`, async ({ request }) => {
      const sent = await sentIn(request, creditCalls.claimFreeCredit);
      const claim = sent.andThen(({ vin, credit_type: kind }) =>
        fake.people
          .byToken(bearerOf(request))
          .andThen((person) => fake.failures.claim({ person, vin, kind }, request.headers.get('idempotency-key'))),
      );
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
          const { code: reason, ...rest } = error;
          return HttpResponse.json({ status: 'error', reason, ...rest }, { status: 409 });
        }
        default:
          return wireError(error);
      }
    },
  );
}

function wireSubscription(subscription: Subscription): WireSubscription {
  const { subscriptionId, periodStart, periodEnd, nextCharge, cancelledAt, endedAt, ...rest } = subscription;
  return {
    ...rest,
    subscription_id: subscriptionId,
    period_start: periodStart,
    period_end: periodEnd,
    next_charge: nextCharge,
    cancelled_at: cancelledAt,
    ended_at: endedAt,
  };
}
