import * as z from 'zod';
import { purchaseCalls as calls } from '#contract/billing/purchase.ts';
import { wireOrder } from '#contract/billing/wire-order.ts';
import { withdraw } from '#contract/billing/withdraw.ts';
import { deliveryCalls } from '#contract/delivery.ts';
import { placeOrderCall } from '#origin/billing/purchase/order-request.ts';
import { buyingCalls } from '#origin/billing/purchase/purchase-input.ts';
import { done } from '../answer-schemas.ts';
import { documented } from '../documented.ts';
import type { DocumentedCall } from '../documented-call.ts';
import { EXAMPLE_EMAIL, EXAMPLE_VIN, ownValues } from '../example-values.ts';

z.globalRegistry
  .add(wireOrder, { id: 'Order' })
  .add(wireOrder.shape.status, {
    description: '`success` once the order is paid; with `needs_action`, the buyer continues at `continue_at`.',
  })
  .add(wireOrder.shape.custom_data, {
    description: 'Signed reference that gives access to the order and its documents for seven days.',
  })
  .add(wireOrder.shape.continue_at, { description: 'The payment page of the gateway.' })
  .add(wireOrder.shape.documents.def.element.shape.step, {
    description: 'The current step of the generation.',
  });

/** Settings shared by all purchase calls. */
const purchase = {
  about:
    'The origin calculates the price, in minor units; a request with a different price is rejected with the correct one. The buyer pays at `continue_at`, a page of the payment gateway. A buyer without an account gets one once the order is paid.',
  headers: ['uri', 'Idempotency-Key'],
  declines: true,
  fails: [409, 503],
  limits: ['failedPurchaseByCaller', 'checkoutByCaller', 'checkoutByEmail', 'declineByCaller', 'declineByEmail'],
} as const;

const answer = { json: wireOrder } as const;
const form = { email: EXAMPLE_EMAIL, currency: 'USD', payment_gateway: 'sandbox', vin: 'CREDIT' };
const example = { custom_data: ownValues.customData };
const byKey = { key: ownValues.documentKey };

const event = { by: 'anyone', answer: { json: done }, fails: [400, 503] } as const;

/** The purchase calls. */
export const purchaseCalls = [
  {
    ...documented(placeOrderCall, {
      ...purchase,
      id: 'placeOrder',
      summary: 'Place an order for a cart',
      example: {
        email: EXAMPLE_EMAIL,
        currency: 'USD',
        total: 1_999,
        gateway: 'sandbox',
        country: 'US',
        lines: [{ list: 'vhr', plan: 'bundle-1', vin: EXAMPLE_VIN }],
        terms_version: '2026-11',
        immediate_delivery: true,
      },
    }),
    answer,
  },
  {
    ...documented(buyingCalls.reports, {
      ...purchase,
      id: 'buyReports',
      alsoAt: ['buyReportsByMap'],
      summary: 'Buy a plan for reports',
      example: { ...form, cart_plan: 'vhr-1', price: '1499' },
    }),
    answer,
  },
  {
    ...documented(buyingCalls.stickers, {
      ...purchase,
      id: 'buyStickers',
      alsoAt: ['buyStickersByMap'],
      summary: 'Buy a plan for window stickers',
      example: { ...form, cart_plan: 'sticker-1', price: '999' },
    }),
    answer,
  },
  {
    ...documented(calls.continuePayment, {
      id: 'continuePayment',
      summary: "Open the payment page of a renewal that requires the buyer's confirmation",
      example,
      headers: [],
      declines: true,
      fails: [400, 503],
    }),
    answer,
  },
  {
    ...documented(calls.updatePayment, {
      id: 'updatePayment',
      summary: 'Get the state of an order and its documents',
      example,
      headers: [],
      declines: true,
      fails: [400],
    }),
    answer,
  },
  {
    ...event,
    id: 'receiveStripeEvent',
    call: 'POST /landing/stripe-webhook',
    summary: 'Receive a Stripe event',
    about: "Stripe's event, unmodified: the signature covers its exact bytes.",
    headers: ['Stripe-Signature'],
  },
  {
    ...event,
    id: 'receiveSandboxEvent',
    call: 'POST /landing/sandbox-webhook',
    summary: 'Receive an event of the test gateway',
    headers: ['Sandbox-Signature'],
  },
  documented(deliveryCalls.read, {
    id: 'readDeliveredDocument',
    summary: "Get a delivered document with its private link or its order's signed reference",
    example: byKey,
    headers: [],
    fails: [400, 404],
    limits: ['sharedByCaller'],
  }),
  documented(deliveryCalls.readPdf, {
    id: 'printDeliveredDocument',
    summary: 'Print a delivered document',
    example: byKey,
    headers: [],
    fails: [400, 404],
    limits: ['sharedByCaller'],
  }),
  {
    ...documented(deliveryCalls.readLogo, {
      id: 'readDeliveredLogo',
      summary: "Get the dealer's logo on a delivered document",
      example: byKey,
      headers: [],
      fails: [400, 404],
      limits: ['sharedByCaller'],
    }),
    answer: { files: ['image/png'] },
  },
  documented(deliveryCalls.renewLink, {
    id: 'renewDocumentLink',
    summary: 'Email a new private link to the address of the order',
    about: 'The response is the same whether or not the key exists.',
    example: { key: ownValues.documentKey },
    limits: ['linkByCaller', 'renewedLinkByKey'],
  }),
  documented(deliveryCalls.chooseCompensation, {
    id: 'chooseCompensation',
    summary: 'Choose a refund or a credit for a document that could not be created',
    example: { words: ownValues.choiceWords, choice: 'refund' },
    fails: [404],
  }),
  documented(withdraw, {
    id: 'withdraw',
    summary: 'Withdraw from a purchase',
    about: 'No sign-in required. The response states when the withdrawal arrived; the refunded amount is emailed.',
    example: { name: 'Ada Byron', order_number: ownValues.orderNumber, email: EXAMPLE_EMAIL },
    headers: [],
    limits: ['withdrawalByCaller'],
  }),
] as const satisfies readonly DocumentedCall[];
