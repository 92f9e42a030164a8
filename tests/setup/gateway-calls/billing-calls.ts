import { createHttpFreeCreditGateway } from '../../../src/adapters/http/free-credit-gateway.ts';
import { createHttpPlanGateway } from '../../../src/adapters/http/plan-gateway.ts';
import { createHttpPurchaseGateway } from '../../../src/adapters/http/purchase-gateway.ts';
import type { FreeCreditGateway } from '../../../src/ports/free-credit-gateway.ts';
import type { PlanGateway } from '../../../src/ports/plan-gateway.ts';
import type { PurchaseGateway } from '../../../src/ports/purchase-gateway.ts';
import { aFreeCreditClaim } from '../../builders/a-free-credit-claim.ts';
import { aPlan } from '../../builders/a-plan.ts';
import { aPurchase } from '../../builders/a-purchase.ts';
import { callsOf } from './gateway-call.ts';

const question = { code: 'TEN', type: 'vhr', planCode: 'vhr-1', email: 'ada@people.example' } as const;
const tenPercent = { status: 'success', data: { kind: 'percent', percent: 10 } };
const sold = { status: 'success', order_id: 'order-1' };
const forwardedFor = '203.0.113.7';

/** The calls about plans, purchases and free credits. */
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
  ...callsOf<FreeCreditGateway>('freeCredit', createHttpFreeCreditGateway, {
    claim: [
      { rows: 'CRD-09', answer: { status: 'success' }, send: (freeCredits) => freeCredits.claim(aFreeCreditClaim()) },
    ],
  }),
];
