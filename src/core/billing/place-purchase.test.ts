import { err, ok, type Result, ResultAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { aPurchase } from '../../../tests/builders/a-purchase.ts';
import { usd } from '../../../tests/builders/usd.ts';
import type { PurchaseError, PurchaseOptions } from '../../ports/purchase-gateway.ts';
import { createPlacePurchase } from './place-purchase.ts';
import type { Purchase, PurchaseAnswer } from './purchase.ts';
import { mayBePaid } from './purchase-refusal.ts';
import { createSettlePayment } from './settle-payment.ts';

type Answer = Result<PurchaseAnswer, PurchaseError>;

const paid: Answer = ok({ status: 'success', order_id: 'o1' });
const declined: Answer = err({ code: 'declined', message: 'No.' });
const used = (order: PurchaseAnswer): Answer => err({ code: 'key-used', order });
const pending = { status: 'pending', order_id: 'o1', custom_data: 'signed' };

/** An origin that gives these answers in turn, and these to whoever asks how a payment stands. */
function setUp(answers: readonly Answer[], settled: Answer = paid) {
  const sent: [Purchase, PurchaseOptions | undefined][] = [];
  const settlePayment = createSettlePayment({
    purchases: { updatePayment: () => new ResultAsync(Promise.resolve(settled)) },
  });
  const placePurchase = createPlacePurchase({
    sendPurchase: async (purchase, options) => {
      sent.push([purchase, options]);
      return answers[sent.length - 1] ?? err({ code: 'unreachable' });
    },
    settlePayment,
  });
  return { placePurchase, sent, wishes: () => sent.map(([, options]) => options?.wish) };
}

describe('placePurchase', () => {
  it('CRD-05 tells that it is paid, and sends the address a server buys for', async () => {
    const { placePurchase, sent } = setUp([paid]);
    const placed = await placePurchase(aPurchase(), { wish: 'w', forwardedFor: '203.0.113.7' });
    expect(placed._unsafeUnwrap()).toEqual({ kind: 'paid', orderId: 'o1', subscriptionId: null });
    expect(sent).toEqual([[aPurchase(), { wish: 'w-0-vhr-vhr-1', forwardedFor: '203.0.113.7' }]]);
  });

  it.each<[PurchaseAnswer, object]>([
    [
      { status: 'success', order_id: 'o1', subscription_id: 's1' },
      { kind: 'paid', orderId: 'o1', subscriptionId: 's1' },
    ],
    [
      { status: 'needs_action', order_id: 'o1', custom_data: 'signed', next_step: { sandbox_step: 'step', odd: 1 } },
      { kind: 'needs-step', orderId: 'o1', customData: 'signed', nextStep: { sandbox_step: 'step' } },
    ],
    [pending, { kind: 'pending', orderId: 'o1', customData: 'signed', nextStep: {} }],
  ])('CRD-08 tells what comes next after %j', async (answer, outcome) => {
    const placed = await setUp([ok(answer)]).placePurchase(aPurchase(), { wish: 'w' });
    expect(placed._unsafeUnwrap()).toEqual(outcome);
  });

  it.each<PurchaseAnswer>([
    {},
    { status: 'success' },
    { status: 'pending', order_id: 'o1' },
    { ...pending, status: 'x' },
  ])('takes %j for paid no more than for not paid', async (answer) => {
    const placed = await setUp([ok(answer)]).placePurchase(aPurchase(), { wish: 'w' });
    expect(placed._unsafeUnwrapErr().code).toBe('unreadable-answer');
  });

  it.each<PurchaseError>([
    { code: 'price-changed', price: usd(19.99) },
    { code: 'coupon-refused', price: usd(14.99) },
    { code: 'refused', message: 'There is no such plan.', fields: { cart_plan: 'There is no such plan.' } },
    { code: 'timed-out' },
  ])('hands on why nothing was sold: $code', async (error) => {
    const placed = await setUp([err(error)]).placePurchase(aPurchase(), { wish: 'w' });
    expect(placed._unsafeUnwrapErr()).toEqual(error);
  });

  it('gives each plan of one wish a key of its own, which fits into a header', async () => {
    const { placePurchase, wishes } = setUp([paid, paid]);
    await placePurchase(aPurchase(), { wish: 'w' });
    await placePurchase(aPurchase({ type: 'sticker', planCode: 'año ½' }), { wish: 'w' });
    expect(wishes()).toEqual(['w-0-vhr-vhr-1', 'w-0-sticker-a%C3%B1o%20%C2%BD']);
  });

  it('counts a declined attempt, so that the same card can be tried again', async () => {
    const { placePurchase, wishes } = setUp([declined, paid]);
    const first = await placePurchase(aPurchase(), { wish: 'w' });
    expect(first._unsafeUnwrapErr()).toEqual({ code: 'declined', message: 'No.', attempt: 0 });
    expect((await placePurchase(aPurchase(), { wish: 'w', attempt: 1 })).isOk()).toBe(true);
    expect(wishes()).toEqual(['w-0-vhr-vhr-1', 'w-1-vhr-vhr-1']);
  });

  it('goes on to another card where all before were declined', async () => {
    const { placePurchase, wishes } = setUp([used({ status: 'declined' }), used({ status: 'declined' }), paid]);
    expect((await placePurchase(aPurchase(), { wish: 'w' })).isOk()).toBe(true);
    expect(wishes()).toEqual(['w-0-vhr-vhr-1', 'w-1-vhr-vhr-1', 'w-2-vhr-vhr-1']);
  });

  it('charges no second card where the first was charged and its answer was lost', async () => {
    const { placePurchase, sent } = setUp([used({ status: 'success', order_id: 'earlier' }), paid]);
    const placed = await placePurchase(aPurchase({ paymentReference: 'another' }), { wish: 'w' });
    expect(placed._unsafeUnwrap()).toMatchObject({ kind: 'paid', orderId: 'earlier' });
    expect(sent).toHaveLength(1);
  });

  it.each<[string, Answer, object]>([
    ['paid', paid, { kind: 'paid', orderId: 'o1' }],
    ['still not done', ok(pending), { kind: 'pending' }],
  ])('asks how an earlier card stands that nobody knows of: %s', async (_name, settled, outcome) => {
    const { placePurchase, sent } = setUp([used(pending)], settled);
    expect((await placePurchase(aPurchase(), { wish: 'w' }))._unsafeUnwrap()).toMatchObject(outcome);
    expect(sent).toHaveLength(1);
  });

  it('goes on to another card where the earlier one turns out to be declined', async () => {
    const { placePurchase, sent } = setUp([used(pending), paid], declined);
    expect((await placePurchase(aPurchase(), { wish: 'w' })).isOk()).toBe(true);
    expect(sent).toHaveLength(2);
  });

  it('charges nothing while it cannot be found out', async () => {
    const { placePurchase, sent } = setUp([used(pending), paid], err({ code: 'unreachable' }));
    expect((await placePurchase(aPurchase(), { wish: 'w' }))._unsafeUnwrapErr()).toEqual({ code: 'unreachable' });
    expect(sent).toHaveLength(1);
  });

  it('does not try cards without end', async () => {
    const { placePurchase, sent } = setUp(Array.from({ length: 50 }, () => used({ status: 'declined' })));
    expect((await placePurchase(aPurchase(), { wish: 'w' }))._unsafeUnwrapErr()).toEqual({ code: 'too-many-attempts' });
    expect(sent).toHaveLength(20);
  });
});

describe('mayBePaid', () => {
  it('is true exactly where the call may have arrived', () => {
    const codes = ['unreachable', 'timed-out', 'cancelled', 'server-failed', 'unreadable-answer'] as const;
    expect(codes.filter((code) => mayBePaid({ code }))).toEqual(codes);
    const known = ['declined', 'price-changed', 'coupon-refused', 'key-used', 'refused', 'too-many-requests'] as const;
    expect(known.filter((code) => mayBePaid({ code }))).toEqual([]);
  });
});
