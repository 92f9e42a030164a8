import { describe, expect, it } from 'vitest';
import type { CreditLedgerRow } from '../../server/origin/db/schema.ts';
import type { OrderRow, SandboxPaymentRow } from '../../server/origin/db/shop-rows.ts';
import { aPurchase } from '../builders/a-purchase.ts';
import { auditBalances, creditsDue } from './audit-balances.ts';
import { auditWishes } from './audit-wishes.ts';
import type { KeptFacts } from './kept-facts.ts';
import type { Outcome } from './wish.ts';

const EMAIL = 'ada@people.example';

function anOutcome(changes: Partial<Outcome['wish']> = {}, answers: Outcome['answers'] = ['order-1']): Outcome {
  const purchase = aPurchase({ email: EMAIL, referrer: 'wish-1' });
  const credits = { kind: 'vhr', count: 1 } as const;
  const wish = { mark: 'wish-1', key: 'key-1', purchase, isGood: true, credits, manner: 'once' as const, ...changes };
  return { wish, answers, requests: 1 };
}

function anOrder(changes: Partial<OrderRow> = {}): OrderRow {
  return {
    ...{ id: 'order-1', email: EMAIL, user_id: 'ada', list: 'vhr', plan: '{}', vin: null, quantity: 1 },
    ...{ full_amount: 1499, amount: 1499, currency: 'USD', discount_code: null, gateway: 'sandbox' },
    ...{ payment_reference: 'card_ok', payment_id: 'payment-1', attempt: 0, state: 'paid', next_step: null },
    ...{ details: '{"ref":"wish-1"}', language: 'en', site_address: '', idempotency_key: 'key-1', request_hash: '' },
    ...{ subscription_id: null, period: null, created_at: 0, due_at: 0, paid_at: 0 },
    ...changes,
  };
}

const charge = (key: string, amount = 1499): SandboxPaymentRow => ({
  ...{ id: `payment-of-${key}`, key, amount, currency: 'USD', state: 'paid', card: 'card_ok' },
  ...{ charge_key: key, step: key, created_at: 0 },
});
const grant = (reference: string, delta = 1): CreditLedgerRow => ({
  ...{ id: reference, user_id: 'ada', kind: 'vhr', delta, reason: 'purchase', reference, created_at: 0 },
});

const RIGHT: KeptFacts = {
  orders: [anOrder()],
  charges: [charge('order-1')],
  ledger: [grant('order-1')],
  receipts: ['order-1'],
  emailOf: new Map([['ada', EMAIL]]),
};

function kindsIn(facts: Partial<KeptFacts>, outcome: Outcome = anOutcome()): string[] {
  const all = { ...RIGHT, ...facts };
  const found = [...auditWishes([outcome], all), ...auditBalances(creditsDue([outcome], all), all)];
  return [...new Set(found.map(({ kind }) => kind))];
}

describe('the audit after a crash', () => {
  it('finds nothing where all is as it was told', () => {
    expect(kindsIn({})).toEqual([]);
    expect(kindsIn({}, anOutcome({ manner: 'given-up' }, [null]))).toEqual([]);
  });

  it.each<[string, Partial<KeptFacts>, readonly string[]]>([
    ['a purchase that is gone', { orders: [], charges: [], ledger: [], receipts: [] }, ['lost', 'ledger']],
    [
      'a charge that nobody recorded',
      { orders: [anOrder({ state: 'pending' })] },
      ['lost', 'unsettled', 'ledger', 'receipts'],
    ],
    ['an order that was paid by nobody', { charges: [] }, ['unsettled']],
    ['another price', { charges: [charge('order-1', 999)] }, ['unsettled']],
    ['two charges', { charges: [charge('order-1'), charge('order-1')] }, ['doubled', 'unsettled']],
    ['credits that never came', { ledger: [] }, ['ledger']],
    ['credits that came twice', { ledger: [grant('order-1'), grant('order-1')] }, ['ledger']],
    ['credits for nothing', { ledger: [grant('order-1'), grant('elsewhere')] }, ['ledger']],
    ['no receipt', { receipts: [] }, ['receipts']],
    ['two receipts', { receipts: ['order-1', 'order-1'] }, ['receipts']],
    [
      'an order of nobody',
      { orders: [anOrder(), anOrder({ id: 'order-2', state: 'declined', details: '{}' })] },
      ['doubled'],
    ],
    ['two orders', { orders: [anOrder(), anOrder({ id: 'order-2', state: 'declined' })] }, ['doubled']],
  ])('finds %s', (_what, facts, kinds) => {
    expect(kindsIn(facts)).toEqual(kinds);
  });

  it('finds answers that are not right', () => {
    expect(kindsIn({}, anOutcome({}, ['order-1', null]))).toEqual(['unanswered']);
    expect(kindsIn({}, anOutcome({}, ['order-1', 'order-2']))).toEqual(['lost', 'doubled']);
    expect(kindsIn({}, anOutcome({ isGood: false }))).toEqual(['unanswered']);
  });
});
