import { describe, expect, it } from 'vitest';
import type { CreditLedgerRow } from '#origin/kernel/db/schema.ts';
import type { DeliveryRow, OrderRow, SandboxPaymentRow } from '#origin/kernel/db/shop-rows.ts';
import { aPurchase } from '../builders/a-purchase.ts';
import type { Outcome } from './attempt.ts';
import { auditAttempts } from './audit-attempts.ts';
import { auditBalances, creditsDue } from './audit-balances.ts';
import type { StoredFacts } from './stored-facts.ts';

const EMAIL = 'ada@people.example';

function anOutcome(
  changes: Partial<Outcome['attempt']> = {},
  answers: Outcome['answers'] = ['order-1'],
  isWithdrawn = false,
): Outcome {
  const purchase = aPurchase({ email: EMAIL, referrer: 'form-1' });
  const credits = { kind: 'vhr', count: 1 } as const;
  const attempt = { mark: 'form-1', key: 'form-1', purchase, card: 'succeeds', isGood: true, credits } as const;
  return {
    attempt: { ...attempt, manner: 'once', delivers: false, withdraws: isWithdrawn, ...changes },
    ...{ answers, isWithdrawn, requests: 3 },
  };
}

function anOrder(changes: Partial<OrderRow> = {}): OrderRow {
  return {
    ...{ id: 'order-1', email: EMAIL, user_id: 'ada', list: 'vhr', plan: '{}', vin: null, quantity: 1 },
    ...{ full_amount: 1499, amount: 1499, currency: 'USD', discount_code: null, gateway: 'sandbox' },
    ...{ payment_reference: 'succeeds', payment_id: 'payment-1', attempt: 0, state: 'paid', next_step: null },
    ...{ details: '{"ref":"form-1"}', language: 'en', site_address: '', idempotency_key: 'form-1', request_hash: '' },
    ...{ subscription_id: null, period: null, created_at: 0, due_at: 0, paid_at: 0, number: 'VP-7K2M9QXA' },
    ...{ checkout_id: null, checkout_url: null, checkout_expires_at: null, checkout_read_at: null },
    ...{ close_reason: null, declines: 0, refunded_amount: 0, dispute_state: null, tax: null, site_domain: null },
    ...{ billed_to: null, is_test: 1 },
    ...changes,
  };
}

const charge = (orderId: string, changes: Partial<SandboxPaymentRow> = {}): SandboxPaymentRow => ({
  ...{ id: `payment-of-${orderId}`, key: `checkout-of-${orderId}`, amount: 1499, currency: 'USD', state: 'paid' },
  ...{ card: 'succeeds', charge_key: null, step: '', created_at: 0, order_id: orderId, refunded_amount: 0 },
  ...{ dispute_id: null, dispute_state: null, visible_at: null },
  ...changes,
});
const grant = (reference: string, delta = 1): CreditLedgerRow => ({
  ...{ id: reference, user_id: 'ada', kind: 'vhr', delta, reason: 'purchase', reference, created_at: 0 },
});
const delivery = (changes: Partial<DeliveryRow> = {}): DeliveryRow => ({
  ...{ id: 'delivery-1', order_id: 'order-1', position: 0, kind: 'report', vin: '', state: 'ready', step: null },
  ...{ document_id: 'document-1', created_at: 0, settled_at: 0 },
  ...changes,
});
const document = (id: string, revoked_by: string | null = null): StoredFacts['documents'][number] => ({
  ...{ id, user_id: 'ada', kind: 'report', vin: '', revoked_by },
});

const RIGHT: StoredFacts = {
  orders: [anOrder()],
  charges: [charge('order-1')],
  pages: [],
  ledger: [grant('order-1')],
  receipts: ['order-1'],
  deliveries: [],
  documents: [],
  emailOf: new Map([['ada', EMAIL]]),
};
const SPENT = { ledger: [grant('order-1'), grant('document-1', -1)] };
const DELIVERED = { ...SPENT, deliveries: [delivery()], documents: [document('document-1')] };
const REFUNDED = {
  orders: [anOrder({ refunded_amount: 1499 })],
  charges: [charge('order-1', { refunded_amount: 1499 })],
};

function kindsIn(facts: Partial<StoredFacts>, outcome: Outcome = anOutcome()): string[] {
  const all = { ...RIGHT, ...facts };
  const found = [...auditAttempts([outcome], all), ...auditBalances(creditsDue([outcome], all), all)];
  return [...new Set(found.map(({ kind }) => kind))];
}

describe('the audit after a crash', () => {
  it('finds no problem if all data matches the responses', () => {
    expect(kindsIn({})).toEqual([]);
    expect(kindsIn({}, anOutcome({ manner: 'given-up' }, [null]))).toEqual([]);
  });

  it.each<[string, Partial<StoredFacts>, readonly string[]]>([
    ['a lost purchase', { orders: [], charges: [], ledger: [], receipts: [] }, ['lost', 'ledger']],
    ['an unrecorded charge', { orders: [anOrder({ state: 'pending' })] }, ['lost', 'unsettled', 'ledger', 'receipts']],
    ['a paid order without a charge', { charges: [] }, ['unsettled']],
    ['another price', { charges: [charge('order-1', { amount: 999 })] }, ['unsettled']],
    ['two charges', { charges: [charge('order-1'), charge('order-1')] }, ['doubled', 'unsettled']],
    ['missing credits', { ledger: [] }, ['ledger']],
    ['credits granted twice', { ledger: [grant('order-1'), grant('order-1')] }, ['ledger']],
    ['credits without a purchase', { ledger: [grant('order-1'), grant('elsewhere')] }, ['ledger']],
    ['no receipt', { receipts: [] }, ['receipts']],
    ['two receipts', { receipts: ['order-1', 'order-1'] }, ['receipts']],
    [
      'an order that matches no attempt',
      { orders: [anOrder(), anOrder({ id: 'order-2', state: 'declined', details: '{}' })] },
      ['doubled'],
    ],
    ['two orders', { orders: [anOrder(), anOrder({ id: 'order-2', state: 'declined' })] }, ['doubled']],
  ])('finds %s', (_what, facts, kinds) => {
    expect(kindsIn(facts)).toEqual(kinds);
  });

  it('finds wrong responses', () => {
    expect(kindsIn({}, anOutcome({}, ['order-1', null]))).toEqual(['unanswered']);
    expect(kindsIn({}, anOutcome({}, ['order-1', 'order-2']))).toEqual(['lost', 'doubled']);
    expect(kindsIn({}, anOutcome({ isGood: false }))).toEqual(['unanswered']);
  });

  it('finds no problem after a delivered document or a withdrawn purchase', () => {
    expect(kindsIn(DELIVERED, anOutcome({ delivers: true }))).toEqual([]);
    expect(kindsIn({ ...SPENT, ...REFUNDED }, anOutcome({}, ['order-1'], true))).toEqual([]);
    const revoked = { ...DELIVERED, ...REFUNDED, documents: [document('document-1', 'refund:1')] };
    expect(kindsIn(revoked, anOutcome({ delivers: true }, ['order-1'], true))).toEqual([]);
  });

  it.each<[string, Partial<StoredFacts>, Outcome, readonly string[]]>([
    ['a missing document', SPENT, anOutcome({ delivers: true }), ['delivery']],
    [
      'a document that is still being created',
      { ...SPENT, deliveries: [delivery({ state: 'waiting', document_id: null })] },
      anOutcome({ delivers: true }),
      ['delivery'],
    ],
    [
      'two documents for one purchase',
      { ...DELIVERED, documents: [document('document-1'), document('document-2')] },
      anOutcome({ delivers: true }),
      ['delivery'],
    ],
    [
      'an unrequested document',
      { deliveries: [delivery()], documents: [document('document-1')] },
      anOutcome(),
      ['delivery'],
    ],
    [
      'a withdrawn document that still opens',
      { ...DELIVERED, ...REFUNDED },
      anOutcome({ delivers: true }, ['order-1'], true),
      ['delivery'],
    ],
    ['a missing refund', SPENT, anOutcome({}, ['order-1'], true), ['refunds']],
    ['a refund without a withdrawal', REFUNDED, anOutcome(), ['refunds']],
    ['a withdrawal without a response', {}, anOutcome({ withdraws: true }), ['unanswered']],
  ])('finds %s', (_what, facts, outcome, kinds) => {
    expect(kindsIn(facts, outcome)).toEqual(kinds);
  });
});
