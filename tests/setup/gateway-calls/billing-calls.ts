import { createHttpBillingGateway } from '#adapters/http/billing-gateway.ts';
import { createHttpFreeCreditGateway } from '#adapters/http/free-credit-gateway.ts';
import { createHttpPlanGateway } from '#adapters/http/plan-gateway.ts';
import { createHttpPurchaseGateway } from '#adapters/http/purchase-gateway.ts';
import type { BillingGateway } from '#ports/billing-gateway.ts';
import type { FreeCreditGateway } from '#ports/free-credit-gateway.ts';
import type { PlanGateway } from '#ports/plan-gateway.ts';
import type { PurchaseGateway } from '#ports/purchase-gateway.ts';
import { aFreeCreditClaim } from '#tests/builders/a-free-credit-claim.ts';
import { aPlan } from '#tests/builders/a-plan.ts';
import { aPurchase } from '#tests/builders/a-purchase.ts';
import { anOrderRequest } from '#tests/builders/an-order-request.ts';
import { usd } from '#tests/builders/usd.ts';
import { callsOf } from './gateway-call.ts';

const question = { code: 'TEN', type: 'vhr', planCode: 'vhr-1', email: 'ada@people.example' } as const;
const tenPercent = { status: 'success', data: { kind: 'percent', percent: 10 } };
const sold = { status: 'success', order_id: 'order-1' };
const forwardedFor = '203.0.113.7';

const noon = Date.UTC(2026, 5, 1, 12);
const wireSubscription = {
  subscription_id: 'subscription-1',
  gateway: 'sandbox',
  plan: aPlan({ renewal: 'month' }),
  state: 'active',
  period_start: noon,
  period_end: noon + 1,
  next_charge: { price: usd(14.99), at: noon + 1 },
  used: 2,
  cheaper: { plan: aPlan(), cost: usd(9.99) },
  cancelled_at: null,
  ended_at: null,
};
const wireMove = { id: 'move-1', kind: 'vhr', delta: 1, reason: 'purchase', reference: 'order-1', created_at: noon };
const wireReceipt = {
  order_id: 'order-1',
  email: 'ada@people.example',
  order_number: 'VP-4K7M2Q9D',
  lines: [
    {
      plan_name: 'One vehicle history report',
      vin: null,
      quantity: 1,
      single: usd(14.99),
      full: usd(14.99),
      paid: usd(14.99),
      renewal: 'once',
    },
  ],
  full: usd(14.99),
  paid: usd(14.99),
  refunded: usd(0),
  tax: [{ name: 'VAT', percent: 20, amount: 250 }],
  paid_at: noon,
  is_test: true,
  seller: { name: 'Vinport Inc.', address: '1 Main Street', tax_id: '' },
  billed_to: null,
  immediate_delivery: false,
};

/** The calls about plans, purchases, billing and free credits. */
export const billingCalls = [
  ...callsOf<PlanGateway>('plan', createHttpPlanGateway, {
    vhrPlans: [
      { rows: 'CRD-04', answer: { status: 'success', data: [aPlan()] }, send: (plans) => plans.vhrPlans('user') },
    ],
    stickerPlans: [
      {
        rows: 'CRD-04',
        answer: { status: 'success', data: [aPlan({ kind: 'sticker' })] },
        send: (plans) => plans.stickerPlans('dealer'),
      },
    ],
  }),
  ...callsOf<PurchaseGateway>('purchase', createHttpPurchaseGateway, {
    buy: (['vhr', 'sticker'] as const).map((type) => ({
      way: type,
      rows: 'CRD-05 CRD-06',
      answer: sold,
      send: (purchases) => purchases.buy(aPurchase({ type }), { forwardedFor }),
      sendLeast: (purchases) => purchases.buy(aPurchase({ type })),
    })),
    updatePayment: [
      { rows: 'CRD-08', answer: sold, send: (purchases) => purchases.updatePayment('order=1;signature=a') },
    ],
    placeOrder: [
      {
        rows: 'CALL-05',
        answer: sold,
        send: (purchases) => purchases.placeOrder(anOrderRequest({ replaces: 'signed-words' }), { forwardedFor }),
        sendLeast: (purchases) => purchases.placeOrder(anOrderRequest()),
      },
    ],
    continuePayment: [
      { rows: 'CALL-05', answer: sold, send: (purchases) => purchases.continuePayment('order=1;signature=a') },
    ],
    validateCoupon: [
      {
        rows: 'CRD-10',
        answer: tenPercent,
        send: (purchases) => purchases.validateCoupon(question),
        sendLeast: (purchases) => purchases.validateCoupon({ ...question, email: '' }),
      },
    ],
    validateDiscount: [
      {
        rows: 'CRD-10',
        answer: tenPercent,
        send: (purchases) => purchases.validateDiscount(question),
        sendLeast: (purchases) => purchases.validateDiscount({ ...question, email: '' }),
      },
    ],
  }),
  ...callsOf<BillingGateway>('billing', createHttpBillingGateway, {
    subscriptions: [
      {
        rows: 'ACC-10',
        answer: { status: 'success', data: [wireSubscription] },
        send: (billing) => billing.subscriptions(),
      },
    ],
    creditMoves: [
      {
        rows: 'CRD-01',
        answer: {
          status: 'success',
          data: { total: 1, balances: { vhr: 1, sticker: 0, global: 0 }, moves: [wireMove] },
        },
        send: (billing) => billing.creditMoves(1),
      },
    ],
    readReceipt: [
      {
        rows: 'ACC-09',
        answer: { status: 'success', data: wireReceipt },
        send: (billing) => billing.readReceipt('order-1'),
      },
    ],
    readReceiptPdf: [{ rows: 'ACC-09', answer: 'pdf', send: (billing) => billing.readReceiptPdf('order-1') }],
    resumeSubscription: [
      {
        rows: 'PAY-06',
        answer: { status: 'success' },
        send: (billing) => billing.resumeSubscription('subscription-1'),
      },
    ],
    changeCard: [
      {
        rows: 'PAY-06',
        answer: { status: 'success', data: { continue_at: 'https://pay.example/card' } },
        send: (billing) => billing.changeCard('subscription-1'),
      },
    ],
    readCardChange: [
      {
        rows: 'PAY-06',
        answer: { status: 'success', data: { changed: true } },
        send: (billing) => billing.readCardChange('subscription-1'),
      },
    ],
    withdraw: [
      {
        rows: 'PAY-09',
        answer: { status: 'success', data: { order_number: 'VP-4K7M2Q9D', received_at: noon } },
        send: (billing) =>
          billing.withdraw({ name: 'Ada Byron', orderNumber: 'VP-4K7M2Q9D', email: 'ada@people.example' }),
      },
    ],
  }),
  ...callsOf<FreeCreditGateway>('freeCredit', createHttpFreeCreditGateway, {
    claim: [
      { rows: 'CRD-09', answer: { status: 'success' }, send: (freeCredits) => freeCredits.claim(aFreeCreditClaim()) },
    ],
  }),
];
