import { describe, expect, it } from 'vitest';
import type { Payment, PaymentGateway, PaymentWish } from '../../server/origin/payments/payment-gateway.ts';
import { usd } from '../builders/usd.ts';

/** What this suite needs of a world: a gateway over books of its own, and the outside of it. */
export interface PaymentWorld {
  readonly gateway: PaymentGateway;
  /** What a browser hands over for cards that do this. */
  readonly cards: { readonly good: string; readonly declined: string; readonly needsStep: string };
  /** Charges a good card, and loses the answer. */
  loseAnswerOfCharge(paymentId: string, key: string): ReturnType<PaymentGateway['charge']>;
  /** Takes the second step, as the person does with their bank. */
  takeStep(payment: Payment, decision: 'approve' | 'refuse'): Promise<void>;
  /** How often money was taken from somebody. */
  timesTaken(): Promise<number>;
}

/** What every payment gateway has to do, whatever is behind it. */
export function paymentGatewayContract(name: string, openWorld: () => Promise<PaymentWorld>): void {
  let orders = 0;
  const wish = (changes: Partial<PaymentWish> = {}): PaymentWish => {
    orders += 1;
    const amount = usd(14.99);
    return { key: `order-${orders}`, amount, description: 'One', renews: false, renewalReference: null, ...changes };
  };
  const opened = async ({ gateway }: PaymentWorld, changes?: Partial<PaymentWish>) =>
    (await gateway.open(wish(changes)))._unsafeUnwrap();

  describe(`payment gateway: ${name}`, () => {
    it('opens one payment for a key, and takes nothing for it', async () => {
      const world = await openWorld();
      const wanted = wish();
      const [one, again] = [await world.gateway.open(wanted), await world.gateway.open(wanted)];
      expect(one._unsafeUnwrap()).toMatchObject({ state: 'open', renewalReference: null });
      expect(again._unsafeUnwrap().id).toBe(one._unsafeUnwrap().id);
      expect((await world.gateway.open({ ...wanted, amount: usd(1) })).isErr()).toBe(true);
      expect((await opened(world)).id).not.toBe(one._unsafeUnwrap().id);
      expect(await world.timesTaken()).toBe(0);
    });

    it('charges a payment once, however often and under however many keys it is asked', async () => {
      const world = await openWorld();
      const { gateway, cards } = world;
      const { id } = await opened(world);
      const charge = (key: string) => gateway.charge(id, { key, reference: cards.good, alone: false });
      const states = (await Promise.all([charge('a'), charge('a'), charge('b')])).map((each) => each.isOk());
      expect(states).toContain(true);
      expect((await charge('a'))._unsafeUnwrap()).toMatchObject({ id, state: 'paid' });
      expect((await charge('c'))._unsafeUnwrap()).toMatchObject({ id, state: 'paid' });
      expect((await gateway.read(id))._unsafeUnwrap()).toMatchObject({ id, state: 'paid' });
      expect(await world.timesTaken()).toBe(1);
    });

    it('tells that a card was declined, and takes another one then', async () => {
      const world = await openWorld();
      const { gateway, cards } = world;
      const { id } = await opened(world);
      const declined = { key: 'a', reference: cards.declined, alone: false };
      for (const _time of [1, 2]) expect((await gateway.charge(id, declined))._unsafeUnwrap().state).toBe('declined');
      expect((await gateway.read(id))._unsafeUnwrap().state).toBe('declined');
      const good = { key: 'b', reference: cards.good, alone: false };
      expect((await gateway.charge(id, good))._unsafeUnwrap().state).toBe('paid');
      expect(await world.timesTaken()).toBe(1);
    });

    it.each([
      ['approve', 'paid', 1],
      ['refuse', 'declined', 0],
    ] as const)('waits for the second step: %s', async (decision, state, times) => {
      const world = await openWorld();
      const { gateway, cards } = world;
      const { id } = await opened(world);
      const charged = await gateway.charge(id, { key: 'a', reference: cards.needsStep, alone: false });
      expect(charged._unsafeUnwrap()).toMatchObject({ state: 'needs-action', nextStep: expect.any(Object) });
      expect(await world.timesTaken()).toBe(0);
      await world.takeStep(charged._unsafeUnwrap(), decision);
      expect((await gateway.read(id))._unsafeUnwrap()).toMatchObject({ state });
      expect(await world.timesTaken()).toBe(times);
    });

    it('refuses what it cannot charge, and payments it does not know', async () => {
      const world = await openWorld();
      const { id } = await opened(world);
      const charged = await world.gateway.charge(id, { key: 'a', reference: 'no_such_card', alone: false });
      expect(charged._unsafeUnwrapErr()).toEqual({ code: 'refused' });
      expect((await world.gateway.read('pi_nobody'))._unsafeUnwrapErr()).toEqual({ code: 'refused' });
      expect((await world.gateway.read(id))._unsafeUnwrap().state).toBe('open');
    });

    it('finds a charge again whose answer was lost', async () => {
      const world = await openWorld();
      const { id } = await opened(world);
      expect((await world.loseAnswerOfCharge(id, 'a'))._unsafeUnwrapErr()).toEqual({ code: 'unanswered' });
      expect((await world.gateway.read(id))._unsafeUnwrap().state).toBe('paid');
      const again = await world.gateway.charge(id, { key: 'a', reference: world.cards.good, alone: false });
      expect(again._unsafeUnwrap().state).toBe('paid');
      expect(await world.timesTaken()).toBe(1);
    });

    it('never charges what was cancelled, and cancels nothing that is paid', async () => {
      const world = await openWorld();
      const { gateway, cards } = world;
      const good = { key: 'a', reference: cards.good, alone: false };
      const [unpaid, paid] = [await opened(world), await opened(world)];
      for (const _time of [1, 2]) expect((await gateway.cancel(unpaid.id))._unsafeUnwrap().state).toBe('cancelled');
      expect((await gateway.charge(unpaid.id, good))._unsafeUnwrap().state).toBe('cancelled');
      await gateway.charge(paid.id, { ...good, key: 'b' });
      expect((await gateway.cancel(paid.id))._unsafeUnwrap().state).toBe('paid');
      expect(await world.timesTaken()).toBe(1);
    });

    it('charges a subscription again without the person', async () => {
      const world = await openWorld();
      const { gateway, cards } = world;
      const first = await opened(world, { renews: true });
      const paid = (await gateway.charge(first.id, { key: 'a', reference: cards.good, alone: false }))._unsafeUnwrap();
      const reference = paid.renewalReference ?? '';
      const renewal = await opened(world, { renews: true, renewalReference: reference });
      expect((await gateway.charge(renewal.id, { key: 'b', reference, alone: true }))._unsafeUnwrap().state).toBe(
        'paid',
      );
      expect(await world.timesTaken()).toBe(2);
    });

    it('declines a renewal that would need the person', async () => {
      const world = await openWorld();
      const { gateway, cards } = world;
      const first = await opened(world, { renews: true });
      const charged = await gateway.charge(first.id, { key: 'a', reference: cards.needsStep, alone: false });
      await world.takeStep(charged._unsafeUnwrap(), 'approve');
      const reference = (await gateway.read(first.id))._unsafeUnwrap().renewalReference ?? '';
      expect(reference).not.toBe('');
      const renewal = await opened(world, { renews: true, renewalReference: reference });
      const alone = await gateway.charge(renewal.id, { key: 'b', reference, alone: true });
      expect(alone._unsafeUnwrap().state).toBe('declined');
    });

    it('takes no notice that it has not signed', async () => {
      const { gateway } = await openWorld();
      const forged = { body: '{"id":"evt_1"}', signature: 't=1,v1=00', receivedAt: 1_000 };
      expect(gateway.readNotice(forged)._unsafeUnwrapErr()).toBe('not-signed');
    });
  });
}
