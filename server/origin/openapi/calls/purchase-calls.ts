import * as z from 'zod';
import { makePaymentInput } from '../../billing/purchase/make-payment.ts';
import { purchaseInput } from '../../billing/purchase/purchase-input.ts';
import { updatePaymentInput } from '../../billing/purchase/update-payment.ts';
import { answerSandboxStepInput } from '../../payments/answer-sandbox-step.ts';
import { amount, done } from '../answer-schemas.ts';
import type { DocumentedCall } from '../documented-call.ts';
import { EXAMPLE_EMAIL, ownValues } from '../example-values.ts';

const order = z
  .object({
    status: z.enum(['success', 'needs_action', 'pending']).meta({ description: '`success` once it is paid.' }),
    order_id: z.string(),
    price: amount,
    subscription_id: z.string().optional(),
    custom_data: z.string().optional().meta({ description: 'The signed words with which the payment goes on.' }),
    next_step: z
      .record(z.string(), z.string())
      .optional()
      .meta({ description: "What the payment gateway's part in the browser needs to go on." }),
  })
  .meta({ id: 'Order' });

/** What both purchases have in common. */
const purchase = {
  by: 'anyone',
  about:
    'The price is made by the origin; another one, in minor units, is answered with the right one. Who has no account gets one, and a letter with a link to it. Test cards of the sandbox: `card_ok`, `card_declined`, `card_needs_step`, `card_times_out`.',
  headers: ['uri', 'Idempotency-Key'],
  answer: { json: order },
  declines: true,
  fails: [409, 503],
  limits: ['failedPurchaseByCaller'],
} as const;

const cart = { email: EXAMPLE_EMAIL, currency: 'USD', payment_gateway: 'sandbox', payg_id: 'card_ok', vin: 'CREDIT' };

/** The calls by which money moves. */
export const purchaseCalls = [
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
    id: 'makePayment',
    call: 'POST /landing/app-stripe-payment',
    summary: 'Say what pays an order that was placed without it',
    by: 'anyone',
    takes: {
      as: ['form'],
      schema: makePaymentInput,
      example: { custom_data: ownValues.customData, payg_id: 'card_ok' },
    },
    answer: { json: order },
    declines: true,
    fails: [400, 409, 503],
  },
  {
    id: 'updatePayment',
    call: 'POST /api-cwa/payment-update',
    summary: 'Go on with a payment after its next step',
    by: 'anyone',
    takes: { as: ['form'], schema: updatePaymentInput, example: { custom_data: ownValues.customData } },
    answer: { json: order },
    declines: true,
    fails: [400, 503],
  },
  {
    id: 'answerSandboxStep',
    call: 'POST /landing/sandbox-step',
    summary: 'Take the second step of a test payment',
    about: 'Only where the sandbox is a way to pay.',
    by: 'anyone',
    takes: {
      as: ['form'],
      schema: answerSandboxStepInput,
      example: { sandbox_step: ownValues.sandboxStep, decision: 'approve' },
    },
    answer: { json: done },
    fails: [404],
  },
  {
    id: 'receivePaymentNotice',
    call: 'POST /landing/stripe-webhook',
    summary: 'Take a notice of Stripe',
    about: "Stripe's event, as it came: its signature is over its bytes.",
    by: 'anyone',
    headers: ['Stripe-Signature'],
    answer: { json: done },
    fails: [400],
  },
] as const satisfies readonly DocumentedCall[];
