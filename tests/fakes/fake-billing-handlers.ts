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
import { answering } from './answering.ts';
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
  wireError,
} from './fake-wire.ts';
import { orderFromWire } from './order-from-wire.ts';
import { purchaseFromWire } from './purchase-from-wire.ts';

/** Returns handlers for the calls of section 7, "Plans and purchase". */
export function fakeBillingHandlers(fake: FakeOrigin, origin: string): RequestHandler[] {
  const plans = createFakePlanGateway(fake);
  const billing = (request: Request): BillingGateway =>
    createFakeBillingGateway({ origin: fake, token: () => bearerOf(request) });

  const keyOf = (request: Request) => {
    const key = request.headers.get('idempotency-key');
    return expected('idempotency-key', key !== null).map(() => key);
  };

  const listed = (list: 'vhrPlans' | 'stickerPlans') =>
    answering(origin, planCalls[list], async ({ user_type }) => dataAnswerOf(await plans[list](user_type)));

  const sold = (call: typeof purchaseCalls.buyReports, type: 'vhr' | 'sticker') =>
    http.post(`${origin}${call.path}`, async ({ request }) => {
      const key = keyOf(request);
      const fields = await plainFormOf(request);
      return purchaseAnswerOf(
        key.andThen((once) => purchaseFromWire(fields, type).andThen((purchase) => fake.shop.buy(purchase, once))),
      );
    });

  const validated = (call: typeof discountCalls.validateCoupon, list: 'coupons' | 'discounts') =>
    answering(origin, call, ({ couponcode: code, type, cart_plan: planCode, email }) =>
      dataAnswerOf(fake.shop.discountOf({ code, type, planCode, email }, list)),
    );

  const paid = (call: typeof purchaseCalls.updatePayment) =>
    answering(origin, call, ({ custom_data }) => purchaseAnswerOf(fake.shop.updatePayment(custom_data)));

  return [
    listed('vhrPlans'),
    listed('stickerPlans'),
    sold(purchaseCalls.buyReports, 'vhr'),
    sold(purchaseCalls.buyStickers, 'sticker'),
    validated(discountCalls.validateCoupon, 'coupons'),
    validated(discountCalls.validateDiscount, 'discounts'),
    http.post(`${origin}${purchaseCalls.placeOrder.path}`, async ({ request }) => {
      const key = keyOf(request);
      const fields = await jsonOf(request);
      const person = fake.people.byToken(bearerOf(request)).unwrapOr(null);
      return purchaseAnswerOf(
        key.andThen((once) => orderFromWire(fields).andThen((order) => fake.shop.placeOrder(order, once, person))),
      );
    }),
    paid(purchaseCalls.updatePayment),
    paid(purchaseCalls.continuePayment),
    answering(origin, subscriptionCalls.list, async (_nothing, request) =>
      dataAnswerOf((await billing(request).subscriptions()).map((all) => all.map(wireSubscription))),
    ),
    answering(origin, creditCalls.moves, async ({ page }, request) =>
      dataAnswerOf(
        (await billing(request).creditMoves(page)).map(({ moves, ...rest }) => ({
          ...rest,
          moves: moves.map(({ at, ...move }) => ({ ...move, created_at: at })),
        })),
      ),
    ),
    answering(origin, receiptCalls.read, async ({ order, format }, request) =>
      format === 'pdf'
        ? pdfAnswerOf(await billing(request).readReceiptPdf(order))
        : dataAnswerOf((await billing(request).readReceipt(order)).map(receiptToWire)),
    ),
    answering(origin, subscriptionCalls.resume, async ({ subscription_id }, request) =>
      answerOf((await billing(request).resumeSubscription(subscription_id)).map(() => ({ status: 'success' }))),
    ),
    answering(origin, subscriptionCalls.changeCard, async ({ subscription_id }, request) =>
      dataAnswerOf((await billing(request).changeCard(subscription_id)).map((address) => ({ continue_at: address }))),
    ),
    answering(origin, subscriptionCalls.readCardChange, async ({ subscription_id }, request) =>
      dataAnswerOf((await billing(request).readCardChange(subscription_id)).map((changed) => ({ changed }))),
    ),
    answering(origin, withdraw, async ({ order_number, ...stated }, request) =>
      dataAnswerOf(
        (await billing(request).withdraw({ ...stated, orderNumber: order_number })).map(
          ({ orderNumber, receivedAt }) => ({ order_number: orderNumber, received_at: receivedAt }),
        ),
      ),
    ),
    answering(origin, creditCalls.claimFreeCredit, ({ vin, credit_type: kind }, request) =>
      answerOf(
        fake.people
          .byToken(bearerOf(request))
          .andThen((person) => fake.failures.claim({ person, vin, kind }, request.headers.get('idempotency-key')))
          .map((answer) => ({ status: answer === 'granted' ? 'success' : 'error' })),
      ),
    ),
  ].flat();
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
