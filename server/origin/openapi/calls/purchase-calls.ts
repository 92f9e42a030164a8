import * as z from 'zod';
import { withdraw } from '#contract/billing/withdraw.ts';
import { wireShared } from '#contract/document/sharing-calls.ts';
import { placeOrderInput } from '#origin/billing/purchase/order-request.ts';
import { purchaseInput } from '#origin/billing/purchase/purchase-input.ts';
import { updatePaymentInput } from '#origin/billing/purchase/update-payment.ts';
import { deliveryChoiceInput } from '#origin/delivery/compensate.ts';
import { deliveredInput, documentLinkInput } from '#origin/delivery/read-delivered.ts';
import { planSchema } from '#origin/plans/sold-plan.ts';
import { amount, done, moment, success } from '../answer-schemas.ts';
import { documented } from '../documented.ts';
import type { DocumentedCall } from '../documented-call.ts';
import { EXAMPLE_EMAIL, EXAMPLE_VIN, ownValues } from '../example-values.ts';

const kind = z.enum(['report', 'sticker']);
const { bundle } = planSchema.shape;
const deliveryState = z.enum(['waiting', 'ready', 'choice', 'refunded', 'credited']);

const order = z
  .object({
    status: z
      .enum(['success', 'needs_action', 'pending'])
      .meta({ description: '`success` once it is paid; with `needs_action` the buyer goes on at `continue_at`.' }),
    order_id: z.string(),
    order_number: z.string(),
    price: amount,
    subscription_id: z.string().optional(),
    custom_data: z
      .string()
      .meta({ description: 'Signed words: whoever has them reads the order and its documents, for seven days.' }),
    continue_at: z.url().optional().meta({ description: 'The page of the payment gateway.' }),
    email: z.string(),
    paid_at: moment.nullable(),
    lines: z.array(
      z.object({
        plan: z.object({ code: z.string(), name: z.string(), kind: z.string(), renewal: z.string(), bundle }),
        documents: z.union([z.int(), z.literal('unlimited')]),
        quantity: z.int(),
        vin: z.string().nullable(),
        price: amount,
      }),
    ),
    documents: z.array(
      z.object({
        id: z.string(),
        kind,
        vin: z.string(),
        state: deliveryState,
        step: z.unknown().meta({ description: 'The step that its generation has reached.' }),
      }),
    ),
  })
  .meta({ id: 'Order' });

/** What all purchases have in common. */
const purchase = {
  by: 'anyone',
  about:
    'The origin works out the price; another one, in minor units, is answered with the right one. The buyer pays at `continue_at`, a page of the payment gateway. A buyer without an account gets one once the order is paid.',
  headers: ['uri', 'Idempotency-Key'],
  answer: { json: order },
  declines: true,
  fails: [409, 503],
  limits: ['failedPurchaseByCaller', 'checkoutByCaller', 'checkoutByEmail', 'declineByCaller', 'declineByEmail'],
} as const;

const cart = { email: EXAMPLE_EMAIL, currency: 'USD', payment_gateway: 'sandbox', vin: 'CREDIT' };
const byWords = { as: ['form'], schema: updatePaymentInput, example: { custom_data: ownValues.customData } } as const;
const byKey = { as: ['query'], schema: deliveredInput, example: { key: ownValues.documentKey } } as const;

const event = { by: 'anyone', answer: { json: done }, fails: [400, 503] } as const;

/** The calls by which money moves. */
export const purchaseCalls = [
  {
    ...purchase,
    id: 'placeOrder',
    call: 'POST /landing/orders',
    summary: 'Order a cart',
    takes: {
      as: ['json'],
      schema: placeOrderInput,
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
    },
  },
  {
    ...purchase,
    id: 'buyReports',
    call: 'POST /landing/app-customer-register',
    alsoAt: { buyReportsByMap: '/api-cwa/cwa_register' },
    summary: 'Buy a plan for reports',
    takes: { as: ['form'], schema: purchaseInput, example: { ...cart, cart_plan: 'vhr-1', price: '1499' } },
  },
  {
    ...purchase,
    id: 'buyStickers',
    call: 'POST /landing/window-sticker-registration',
    alsoAt: { buyStickersByMap: '/api-cwa/cwa_sticker_registration' },
    summary: 'Buy a plan for window stickers',
    takes: { as: ['form'], schema: purchaseInput, example: { ...cart, cart_plan: 'sticker-1', price: '999' } },
  },
  {
    id: 'continuePayment',
    call: 'POST /landing/app-stripe-payment',
    summary: 'Open the payment page of a renewal that the buyer has to confirm',
    by: 'anyone',
    takes: byWords,
    answer: { json: order },
    declines: true,
    fails: [400, 503],
  },
  {
    id: 'updatePayment',
    call: 'POST /api-cwa/payment-update',
    summary: 'Read how an order and its documents stand',
    by: 'anyone',
    takes: byWords,
    answer: { json: order },
    declines: true,
    fails: [400],
  },
  {
    ...event,
    id: 'receiveStripeEvent',
    call: 'POST /landing/stripe-webhook',
    summary: 'Receive an event of Stripe',
    about: "Stripe's event, as it came: its signature is over its bytes.",
    headers: ['Stripe-Signature'],
  },
  {
    ...event,
    id: 'receiveSandboxEvent',
    call: 'POST /landing/sandbox-webhook',
    summary: 'Receive an event of the test gateway',
    headers: ['Sandbox-Signature'],
  },
  {
    id: 'readDeliveredDocument',
    call: 'GET /landing/document',
    summary: 'Read a delivered document by its private link, or by the words of its order',
    by: 'anyone',
    takes: byKey,
    answer: {
      json: success(z.object({ state: deliveryState, kind, vin: z.string(), document: z.nullable(wireShared) })),
    },
    fails: [400, 404],
    limits: ['sharedByCaller'],
  },
  {
    id: 'printDeliveredDocument',
    call: 'GET /landing/document-pdf',
    summary: 'Print a delivered document',
    by: 'anyone',
    takes: byKey,
    answer: { files: ['application/pdf'] },
    fails: [400, 404],
    limits: ['sharedByCaller'],
  },
  {
    id: 'readDeliveredLogo',
    call: 'GET /landing/document-logo',
    summary: "Read the dealer's logo on a delivered document",
    by: 'anyone',
    takes: byKey,
    answer: { files: ['image/png'] },
    fails: [400, 404],
    limits: ['sharedByCaller'],
  },
  {
    id: 'renewDocumentLink',
    call: 'POST /landing/document-link',
    summary: 'Email a new private link to the address of the order',
    about: 'The answer is the same whether or not the key was one of ours.',
    by: 'anyone',
    takes: { as: ['form'], schema: documentLinkInput, example: { key: ownValues.documentKey } },
    answer: { json: done },
    limits: ['linkByCaller', 'renewedLinkByKey'],
  },
  {
    id: 'chooseCompensation',
    call: 'POST /landing/delivery-choice',
    summary: 'Choose between refund and credit for a document that could not be made',
    by: 'anyone',
    takes: {
      as: ['form'],
      schema: deliveryChoiceInput,
      example: { words: ownValues.choiceWords, choice: 'refund' },
    },
    answer: { json: success(z.object({ state: z.enum(['refunded', 'credited']), vin: z.string(), kind })) },
    fails: [404],
  },
  documented(withdraw, {
    id: 'withdraw',
    summary: 'Withdraw from a purchase',
    about: 'No sign-in is needed. The receipt states when the withdrawal arrived; what is refunded is emailed.',
    example: { name: 'Ada Byron', order_number: ownValues.orderNumber, email: EXAMPLE_EMAIL },
    headers: [],
    limits: ['withdrawalByCaller'],
  }),
] as const satisfies readonly DocumentedCall[];
