import { describe, expect, it } from 'vitest';
import { untouchedOrder } from '../../server/origin/billing/purchase/place-order.ts';
import type { CreditLedgerRow } from '../../server/origin/db/schema.ts';
import type { DeliveryRow, OrderRow, RefundRow, SandboxPaymentRow } from '../../server/origin/db/shop-rows.ts';
import { untouchedPayment } from '../../server/origin/payments/sandbox/sandbox-gateway.ts';
import { auditBalances, creditsDue } from './audit-balances.ts';
import { auditWishes } from './audit-wishes.ts';
import type { KeptFacts } from './kept-facts.ts';
import { type Outcome, soldPlan } from './wish.ts';

const EMAIL = 'ada@people.example';
const A_VIN = '1HGCM82693A000001';

function anOutcome(
  changes: Partial<Outcome['wish']> = {},
  answers: Outcome['answers'] = ['order-1'],
  hasWithdrawn = false,
): Outcome {
  const wish: Outcome['wish'] = {
    ...soldPlan('vhr-1'),
    ...{ mark: 'wish-1', key: 'key-1', email: EMAIL, vin: A_VIN, card: 'succeeds', isGood: true },
    ...{ delivered: ['report'], withdraws: false, manner: 'once' },
    ...changes,
  };
  return { wish, answers, hasWithdrawn, requests: 1 };
}

function anOrder(changes: Partial<OrderRow> = {}): OrderRow {
  return {
    ...untouchedOrder,
    ...{ id: 'order-1', number: 'VP-1', email: EMAIL, user_id: 'ada', list: 'vhr', plan: '{}', vin: A_VIN },
    ...{ quantity: 1, full_amount: 1499, amount: 1499, currency: 'USD', discount_code: null, gateway: 'sandbox' },
    ...{ is_test: 1, payment_id: 'payment-1', state: 'paid', details: '{}', language: 'en', site_address: '' },
    ...{ site_domain: null, billed_to: null, idempotency_key: 'key-1', request_hash: '', created_at: 0, due_at: 0 },
    ...{ paid_at: 0, checkout_id: 'page-1', checkout_expires_at: 1_000 },
    ...changes,
  };
}

const charge = (orderId: string, changes: Partial<SandboxPaymentRow> = {}): SandboxPaymentRow => ({
  ...untouchedPayment,
  ...{ id: `payment-of-${orderId}`, key: orderId, amount: 1499, currency: 'USD', state: 'paid', card: 'succeeds' },
  ...{ order_id: orderId, step: orderId, created_at: 0 },
  ...changes,
});
const move = (reason: string, reference: string, delta: number): CreditLedgerRow => ({
  ...{ id: `${reason}-${reference}`, user_id: 'ada', kind: 'vhr', delta, reason, reference, created_at: 0 },
});
const grant = (reference: string) => move('purchase', reference, 1);
const spent = move('document', 'document-1', -1);
const delivery = (changes: Partial<DeliveryRow> = {}): DeliveryRow => ({
  ...{ id: 'delivery-1', order_id: 'order-1', position: 0, kind: 'report', vin: A_VIN, state: 'ready', step: null },
  ...{ document_id: 'document-1', created_at: 0, settled_at: 0 },
  ...changes,
});
const refund = (changes: Partial<RefundRow> = {}): RefundRow => ({
  ...{ id: 'refund-1', order_id: 'order-1', request_key: 'withdrawal-order-1', amount: 1499, reason: 'withdrawal' },
  ...{ state: 'done', gateway_refund_id: 'refund-1', created_at: 0, settled_at: 0 },
  ...changes,
});

const RIGHT: KeptFacts = {
  orders: [anOrder()],
  markOf: new Map([
    ['order-1', 'wish-1'],
    ['order-2', 'wish-1'],
  ]),
  charges: [charge('order-1')],
  pages: [],
  ledger: [grant('order-1'), spent],
  deliveries: [delivery()],
  documents: [{ id: 'document-1', user_id: 'ada', revoked_by: null }],
  refunds: [],
  receipts: ['VP-1'],
  emailOf: new Map([['ada', EMAIL]]),
  now: 2_000,
};
const NOTHING = { orders: [], charges: [], ledger: [], deliveries: [], documents: [], receipts: [] } as const;
const WITHDRAWN: KeptFacts = {
  ...RIGHT,
  orders: [anOrder({ refunded_amount: 1499 })],
  charges: [charge('order-1', { refunded_amount: 1499 })],
  documents: [{ id: 'document-1', user_id: 'ada', revoked_by: 'order-1:0:refund:refund-1' }],
  refunds: [refund()],
};

function kindsIn(facts: Partial<KeptFacts>, outcome: Outcome = anOutcome(), base = RIGHT): string[] {
  const all = { ...base, ...facts };
  const found = [...auditWishes([outcome], all), ...auditBalances(creditsDue([outcome], all), all)];
  return [...new Set(found.map(({ kind }) => kind))];
}

describe('the audit after a crash', () => {
  it('finds nothing where everything is as it was answered', () => {
    expect(kindsIn({})).toEqual([]);
    expect(kindsIn({}, anOutcome({ manner: 'given-up' }, [null]))).toEqual([]);
    expect(kindsIn({}, anOutcome({ withdraws: true }, ['order-1'], true), WITHDRAWN)).toEqual([]);
    const declined = { ...NOTHING, orders: [anOrder({ state: 'pending', checkout_expires_at: 3_000 })] };
    expect(kindsIn(declined, anOutcome({ isGood: false }, [null]))).toEqual([]);
  });

  it.each<[string, Partial<KeptFacts>, readonly string[]]>([
    ['a purchase that is gone', NOTHING, ['lost', 'ledger']],
    [
      'a charge that was not recorded',
      { ...NOTHING, charges: [charge('order-1')], orders: [anOrder({ state: 'pending' })] },
      ['lost', 'unsettled', 'ledger'],
    ],
    ['an order that is paid without a charge', { charges: [] }, ['unsettled']],
    ['another price', { charges: [charge('order-1', { amount: 999 })] }, ['unsettled']],
    ['two charges', { charges: [charge('order-1'), charge('order-1')] }, ['doubled', 'unsettled']],
    ['credits that never came', { ledger: [spent] }, ['ledger']],
    ['credits that came twice', { ledger: [grant('order-1'), grant('order-1'), spent] }, ['ledger']],
    ['credits for nothing', { ledger: [grant('order-1'), grant('elsewhere'), spent] }, ['ledger']],
    ['no receipt', { receipts: [] }, ['receipts']],
    ['two receipts', { receipts: ['VP-1', 'VP-1'] }, ['receipts']],
    ['a document that was never planned', { deliveries: [] }, ['documents']],
    ['a document that was planned twice', { deliveries: [delivery(), delivery()] }, ['documents']],
    ['a document that is still waiting', { deliveries: [delivery({ state: 'waiting' })] }, ['documents']],
    ['a document that is gone', { documents: [] }, ['documents', 'ledger']],
    ['a document that was charged twice', { ledger: [grant('order-1'), spent, spent] }, ['documents', 'ledger']],
    ['a document that was not charged', { ledger: [grant('order-1')] }, ['documents', 'ledger']],
    ['a refund that was not asked for', { refunds: [refund()] }, ['refunds']],
    ['money given back for nothing', { charges: [charge('order-1', { refunded_amount: 1499 })] }, ['refunds']],
    ['an order of no wish', { orders: [anOrder(), anOrder({ id: 'order-3', state: 'declined' })] }, ['doubled']],
    ['two orders', { orders: [anOrder(), anOrder({ id: 'order-2', number: 'VP-2', state: 'declined' })] }, ['doubled']],
  ])('finds %s', (_what, facts, kinds) => {
    expect(kindsIn(facts)).toEqual(kinds);
  });

  it.each<[string, Partial<KeptFacts>]>([
    ['a refund that was never made', { refunds: [] }],
    ['a refund that is not done', { refunds: [refund({ state: 'requested' })] }],
    ['a refund that was made twice', { refunds: [refund(), refund({ id: 'refund-2' })] }],
    ['a refund that the gateway does not know', { charges: [charge('order-1')] }],
    ['a refund that takes nothing back', { documents: RIGHT.documents }],
  ])('finds %s', (_what, facts) => {
    expect(kindsIn(facts, anOutcome({ withdraws: true }, ['order-1'], true), WITHDRAWN)).toEqual(['refunds']);
  });

  it('finds answers that are not right', () => {
    expect(kindsIn({}, anOutcome({}, ['order-1', null]))).toEqual(['unanswered']);
    expect(kindsIn({}, anOutcome({}, ['order-1', 'order-2']))).toEqual(['lost', 'doubled']);
    expect(kindsIn({}, anOutcome({ isGood: false }))).toEqual(['unanswered']);
  });
});
