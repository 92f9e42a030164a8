import { err, ok, okAsync, type Result, ResultAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import type { PurchaseError, PurchaseOptions } from '#ports/purchase-gateway.ts';
import { anOrderRequest } from '#tests/builders/an-order-request.ts';
import type { PurchaseAnswer } from '../billing/purchase.ts';
import { orderKey } from './order-key.ts';
import type { OrderRequest } from './order-request.ts';
import { createPlaceOrder } from './place-order.ts';
import { purchaseOutcome } from './purchase-outcome.ts';
import { createContinuePayment, createSettlePayment } from './settle-payment.ts';

const open = { status: 'needs_action', order_id: 'order-1', continue_at: 'https://pay.example/1' };
const paid = { status: 'success', order_id: 'order-1' };

describe('purchaseOutcome', () => {
  it.each<[PurchaseAnswer, object]>([
    [paid, { kind: 'paid' }],
    [open, { kind: 'continue', continueAt: 'https://pay.example/1' }],
    [{ ...open, status: 'pending' }, { kind: 'pending' }],
  ])('CRD-08 reads the state of an order: %j', (answer, outcome) => {
    expect(purchaseOutcome(answer)._unsafeUnwrap()).toMatchObject({ ...outcome, order: { id: 'order-1' } });
  });

  it.each<[PurchaseAnswer]>([
    [{}],
    [{ status: 'success' }],
    [{ ...paid, status: 'of another kind' }],
    [{ ...open, continue_at: undefined }],
    // The buyer would be redirected there.
    [{ ...open, continue_at: 'javascript:alert(1)' }],
    [{ ...open, continue_at: '/a/path' }],
    [{ ...open, continue_at: 'data:text/html,<p>' }],
  ])('rejects any other response: %j', (answer) => {
    expect(purchaseOutcome(answer)._unsafeUnwrapErr()).toMatchObject({ code: 'unreadable-answer' });
  });
});

describe('placeOrder', () => {
  function setUp(answer: Result<PurchaseAnswer, PurchaseError>) {
    const sent: [OrderRequest, PurchaseOptions | undefined][] = [];
    const placeOrder = createPlaceOrder({
      purchases: {
        placeOrder: (request, options) => {
          sent.push([request, options]);
          return new ResultAsync(Promise.resolve(answer));
        },
      },
    });
    return { placeOrder, sent };
  }

  it('PAY-05 sends the cart under a key derived from its content', async () => {
    const { placeOrder, sent } = setUp(ok(open));
    const placed = await placeOrder(anOrderRequest(), { cart: 'cart-1', forwardedFor: '203.0.113.7' });
    expect(placed._unsafeUnwrap()).toMatchObject({ kind: 'continue', continueAt: 'https://pay.example/1' });
    const idempotencyKey = orderKey('cart-1', anOrderRequest());
    expect(sent).toEqual([[anOrderRequest(), { forwardedFor: '203.0.113.7', idempotencyKey }]]);
  });

  it('continues with the existing order if the key was already used', async () => {
    const { placeOrder } = setUp(err({ code: 'key-used', order: paid }));
    expect((await placeOrder(anOrderRequest(), { cart: 'cart-1' }))._unsafeUnwrap()).toMatchObject({ kind: 'paid' });
    const closed = setUp(err({ code: 'key-used', order: { status: 'declined', order_id: 'order-1' } }));
    const error = (await closed.placeOrder(anOrderRequest(), { cart: 'cart-1' }))._unsafeUnwrapErr();
    expect(error.code).toBe('unreadable-answer');
  });

  it('DEL-04 returns the reason why there is no order', async () => {
    const error = { code: 'not-deliverable', kind: 'report' } as const;
    expect((await setUp(err(error)).placeOrder(anOrderRequest(), { cart: 'cart-1' }))._unsafeUnwrapErr()).toEqual(
      error,
    );
  });
});

describe('a placed order', () => {
  it('CRD-08 is read and its payment continued with the signed token', async () => {
    const asked: string[] = [];
    const answering = (answer: PurchaseAnswer) => (words: string) => {
      asked.push(words);
      return okAsync(answer);
    };
    const settlePayment = createSettlePayment({ purchases: { updatePayment: answering(paid) } });
    const continuePayment = createContinuePayment({ purchases: { continuePayment: answering(open) } });
    expect((await settlePayment('words-1'))._unsafeUnwrap().kind).toBe('paid');
    expect((await continuePayment('words-2'))._unsafeUnwrap().kind).toBe('continue');
    expect(asked).toEqual(['words-1', 'words-2']);
  });
});
