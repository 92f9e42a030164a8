import { describe, expect, it } from 'vitest';
import type {
  CheckoutRequest,
  GatewayEvent,
  PaymentGateway,
  SignedEvent,
} from '#origin/kernel/ports/payment-gateway.ts';

/** A gateway with its environment: the buyer at its hosted page, its own dashboard, and its events. */
export interface GatewayWorld {
  readonly gateway: PaymentGateway;
  readonly now: () => number;
  advance(milliseconds: number): void;
  /** Simulates the buyer at the hosted page, and returns the result. */
  atPage(id: string, card: 'good' | 'declined' | 'asks-bank'): Promise<'complete' | 'declined' | 'step' | 'closed'>;
  answerBank(id: string, approves: boolean): Promise<void>;
  refundAtDesk(paymentId: string): Promise<void>;
  disputeAtDesk(paymentId: string, end?: 'won' | 'lost'): Promise<void>;
  /** Loses the next response after its work is done, or `null` if responses can't be lost. */
  readonly loseNextAnswer: (() => void) | null;
  /** Returns all events so far, as sent. */
  events(): Promise<readonly SignedEvent[]>;
  close(): Promise<void>;
}

const THIRTY_MINUTES_MS = 30 * 60_000;

/** Defines the contract tests of every payment gateway. */
export function paymentGatewayContract(name: string, open: () => Promise<GatewayWorld>): void {
  const inWorld = (work: (world: GatewayWorld) => Promise<void>) => async () => {
    const world = await open();
    try {
      await work(world);
    } finally {
      await world.close();
    }
  };

  const request = (world: GatewayWorld, changes: Partial<CheckoutRequest> = {}): CheckoutRequest => ({
    key: 'order-1-1',
    orderId: 'order-1',
    orderNumber: 'VP-00000001',
    email: 'ada@people.example',
    currency: 'USD',
    lines: [
      { name: 'One report', amount: 1_499 },
      { name: 'One sticker', amount: 999 },
    ],
    storesCard: false,
    calculatesTax: false,
    language: 'en',
    expiresAt: world.now() + THIRTY_MINUTES_MS + 60_000,
    successUrl: 'https://shop.example/checkout/done',
    cancelUrl: 'https://shop.example/checkout?canceled=1',
    ...changes,
  });

  const page = async (world: GatewayWorld, changes: Partial<CheckoutRequest> = {}) =>
    (await world.gateway.openCheckout(request(world, changes)))._unsafeUnwrap();

  const paidOnce = async (world: GatewayWorld, changes: Partial<CheckoutRequest> = {}) => {
    const { id } = await page(world, changes);
    expect(await world.atPage(id, 'good')).toBe('complete');
    const checkout = (await world.gateway.readCheckout(id))._unsafeUnwrap();
    return { id, paymentId: checkout.paymentId ?? '', checkout };
  };

  const read = async ({ gateway }: GatewayWorld, paymentId: string) =>
    (await gateway.readPayment(paymentId))._unsafeUnwrap();

  const eventsOf = async (world: GatewayWorld): Promise<GatewayEvent[]> =>
    (await world.events()).map((event) => world.gateway.readEvent(event)._unsafeUnwrap());

  describe(`a payment gateway: ${name}`, () => {
    it(
      'PAY-02 opens one page per key',
      inWorld(async (world) => {
        const first = await page(world);
        expect(await page(world)).toEqual(first);
        expect((await page(world, { key: 'order-1-2' })).id).not.toBe(first.id);
        expect(new URL(first.url).origin).toBe(world.gateway.checkoutOrigin ?? 'https://shop.example');
      }),
    );

    it(
      'PAY-02 is open, then paid, and remains paid',
      inWorld(async (world) => {
        const { id } = await page(world);
        expect((await world.gateway.readCheckout(id))._unsafeUnwrap()).toMatchObject({ state: 'open' });
        await world.atPage(id, 'good');
        const paid = (await world.gateway.readCheckout(id))._unsafeUnwrap();
        expect(paid).toMatchObject({ state: 'paid', paymentId: expect.any(String) });
        expect((await world.gateway.expireCheckout(id))._unsafeUnwrap()).toEqual(paid);
        expect(await read(world, paid.paymentId ?? '')).toMatchObject({
          state: 'paid',
          refundedAmount: 0,
          dispute: null,
        });
      }),
    );

    it(
      'PAY-02 lets the buyer retry after a declined card',
      inWorld(async (world) => {
        const { id } = await page(world);
        expect(await world.atPage(id, 'declined')).toBe('declined');
        expect((await world.gateway.readCheckout(id))._unsafeUnwrap().state).toBe('open');
        expect(await world.atPage(id, 'good')).toBe('complete');
        const kinds = (await eventsOf(world)).map(({ kind, orderId }) => [kind, orderId]);
        expect(kinds).toContainEqual(['declined', 'order-1']);
        expect(kinds).toContainEqual(['changed', 'order-1']);
      }),
    );

    it(
      'PAY-02 waits for the bank if it requires confirmation',
      inWorld(async (world) => {
        const { id } = await page(world);
        expect(await world.atPage(id, 'asks-bank')).toBe('step');
        expect((await world.gateway.readCheckout(id))._unsafeUnwrap().state).toBe('open');
        await world.answerBank(id, true);
        expect((await world.gateway.readCheckout(id))._unsafeUnwrap().state).toBe('paid');
      }),
    );

    it(
      'PAY-07 accepts no payment on an expired page',
      inWorld(async (world) => {
        const [closed, late] = [await page(world), await page(world, { key: 'order-1-2' })];
        expect((await world.gateway.expireCheckout(closed.id))._unsafeUnwrap().state).toBe('expired');
        expect(await world.atPage(closed.id, 'good')).toBe('closed');
        world.advance(THIRTY_MINUTES_MS + 61_000);
        expect(await world.atPage(late.id, 'good')).toBe('closed');
        expect((await world.gateway.readCheckout(late.id))._unsafeUnwrap().state).toBe('expired');
      }),
    );

    it(
      'PAY-06 charges a stored card again without the buyer, once per key',
      inWorld(async (world) => {
        const { paymentId } = await paidOnce(world, { storesCard: true });
        const { cardReference } = await read(world, paymentId);
        const renewal = {
          key: 'order-2-0-payment',
          orderId: 'order-2',
          amount: { amount: 4_900, currency: 'USD' },
          description: 'Ten reports each month',
          cardReference: cardReference ?? '',
        };
        const opened = (await world.gateway.openPayment(renewal))._unsafeUnwrap();
        expect((await world.gateway.openPayment(renewal))._unsafeUnwrap().id).toBe(opened.id);
        expect(opened.state).toBe('open');
        const charge = { key: 'order-2-0', cardReference: cardReference ?? '' };
        const charged = (await world.gateway.chargePayment(opened.id, charge))._unsafeUnwrap();
        expect(charged.state).toBe('paid');
        expect((await world.gateway.chargePayment(opened.id, charge))._unsafeUnwrap().state).toBe('paid');
        expect((await world.gateway.cancelPayment(opened.id))._unsafeUnwrap().state).toBe('paid');
      }),
    );

    it(
      'PAY-06 requires the buyer if the bank requires confirmation of a renewal',
      inWorld(async (world) => {
        const { id } = await page(world, { storesCard: true });
        await world.atPage(id, 'asks-bank');
        await world.answerBank(id, true);
        const { paymentId } = (await world.gateway.readCheckout(id))._unsafeUnwrap();
        const { cardReference } = await read(world, paymentId ?? '');
        const opened = await world.gateway.openPayment({
          key: 'order-2-0-payment',
          orderId: 'order-2',
          amount: { amount: 4_900, currency: 'USD' },
          description: 'Ten reports each month',
          cardReference: cardReference ?? '',
        });
        const charge = { key: 'order-2-0', cardReference: cardReference ?? '' };
        const renewalId = opened._unsafeUnwrap().id;
        expect((await world.gateway.chargePayment(renewalId, charge))._unsafeUnwrap().state).toBe('needs-action');
        expect((await world.gateway.cancelPayment(renewalId))._unsafeUnwrap().state).toBe('canceled');
      }),
    );

    it(
      'PAY-04 refunds once per key, in parts, and never more than was paid',
      inWorld(async (world) => {
        const { paymentId } = await paidOnce(world);
        const part = { key: 'refund-1', paymentId, amount: 1_000 };
        const made = (await world.gateway.refund(part))._unsafeUnwrap();
        expect((await world.gateway.refund(part))._unsafeUnwrap()).toEqual(made);
        expect((await read(world, paymentId)).refundedAmount).toBe(1_000);
        const tooMuch = await world.gateway.refund({ key: 'refund-2', paymentId, amount: 1_499 });
        expect(tooMuch._unsafeUnwrapErr().code).toBe('refused');
        expect((await world.gateway.refund({ key: 'refund-3', paymentId, amount: 1_498 })).isOk()).toBe(true);
        expect((await read(world, paymentId)).refundedAmount).toBe(2_498);
      }),
    );

    it(
      'PAY-04 reports an external refund and dispute by an event and on request',
      inWorld(async (world) => {
        const first = await paidOnce(world);
        await world.refundAtDesk(first.paymentId);
        expect((await read(world, first.paymentId)).refundedAmount).toBe(2_498);
        const second = await paidOnce(world, { key: 'order-2-1', orderId: 'order-2' });
        await world.disputeAtDesk(second.paymentId);
        expect((await read(world, second.paymentId)).dispute?.state).toBe('open');
        await world.disputeAtDesk(second.paymentId, 'won');
        expect((await read(world, second.paymentId)).dispute?.state).toBe('won');
        const about = (await eventsOf(world))
          .filter(({ kind }) => kind === 'changed')
          .map(({ paymentId }) => paymentId);
        expect(about).toEqual(expect.arrayContaining([first.paymentId, second.paymentId]));
      }),
    );

    it(
      'PAY-06 stores another card on a separate page',
      inWorld(async (world) => {
        const { paymentId } = await paidOnce(world, { storesCard: true });
        const { cardReference } = await read(world, paymentId);
        const setup = await world.gateway.openCardSetup({
          key: 'card-1',
          subscriptionId: 'subscription-1',
          email: 'ada@people.example',
          currency: 'USD',
          cardReference: cardReference ?? '',
          language: 'en',
          successUrl: 'https://shop.example/checkout/card',
          cancelUrl: 'https://shop.example/members/subscription',
        });
        const { id } = setup._unsafeUnwrap();
        expect((await world.gateway.readCardSetup(id))._unsafeUnwrap()).toEqual({ state: 'open', cardReference: null });
        await world.atPage(id, 'good');
        const stored = (await world.gateway.readCardSetup(id))._unsafeUnwrap();
        expect(stored).toEqual({ state: 'complete', cardReference: expect.any(String) });
        const event = (await eventsOf(world)).find(({ kind }) => kind === 'card-setup');
        expect(event?.subscriptionId).toBe('subscription-1');
      }),
    );

    it(
      'PAY-03 rejects an event that is altered, unsigned or older than five minutes',
      inWorld(async (world) => {
        await paidOnce(world);
        const [event] = await world.events();
        if (!event) throw new Error('The gateway sent no event.');
        const codeOf = (changes: Partial<SignedEvent>) => world.gateway.readEvent({ ...event, ...changes }).isErr();
        expect([
          codeOf({}),
          codeOf({ body: `${event.body} ` }),
          codeOf({ signature: '' }),
          codeOf({ receivedAt: event.receivedAt + 301_000 }),
        ]).toEqual([false, true, true, true]);
      }),
    );

    it(
      'refuses an unknown payment page or payment',
      inWorld(async (world) => {
        expect((await world.gateway.readCheckout('no-such-page'))._unsafeUnwrapErr().code).toBe('refused');
        expect((await world.gateway.readPayment('no-such-payment'))._unsafeUnwrapErr().code).toBe('refused');
      }),
    );

    it(
      'has the same result if a response is lost and the call is retried',
      inWorld(async (world) => {
        if (world.loseNextAnswer === null) {
          expect(world.gateway.checkoutOrigin).toBeNull();
          return;
        }
        world.loseNextAnswer();
        expect((await world.gateway.openCheckout(request(world)))._unsafeUnwrapErr().code).toBe('unanswered');
        const { id } = await page(world);
        await world.atPage(id, 'good');
        const { paymentId } = (await world.gateway.readCheckout(id))._unsafeUnwrap();
        const refund = { key: 'refund-1', paymentId: paymentId ?? '', amount: 2_498 };
        world.loseNextAnswer();
        expect((await world.gateway.refund(refund))._unsafeUnwrapErr().code).toBe('unanswered');
        expect((await world.gateway.refund(refund)).isOk()).toBe(true);
        expect((await read(world, paymentId ?? '')).refundedAmount).toBe(2_498);
      }),
    );
  });
}
