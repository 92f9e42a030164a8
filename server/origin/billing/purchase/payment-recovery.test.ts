import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openShop, type Shop, type ShopPerson } from '../../../../tests/setup/open-shop.ts';
import type { PaymentGateway } from '../../payments/payment-gateway.ts';
import { settlePayments } from './settle-payments.ts';
import { orderSecret, signOrder } from './signed-order.ts';

const minute = 60 * 1_000;
const day = 24 * 60 * minute;

describe.each(['sqlite', 'postgres'] as const)('payments that were cut off, on %s', (engine) => {
  let shop: Shop;
  let person: ShopPerson;
  /** What happens to the host, and when. */
  let killed: 'before the charge' | 'after the charge' | 'after opening' | null;

  /** The host dies in the middle of a purchase: the outside world goes on, and nobody is left to record anything. */
  const mortal = (sandbox: PaymentGateway): PaymentGateway => ({
    ...sandbox,
    open: async (wish) => {
      const opened = await sandbox.open(wish);
      if (killed === 'after opening') throw new Error('The host was killed.');
      return opened;
    },
    charge: async (id, charge) => {
      if (killed === 'before the charge') throw new Error('The host was killed.');
      const charged = await sandbox.charge(id, charge);
      if (killed === 'after the charge') throw new Error('The host was killed.');
      return charged;
    },
  });

  beforeEach(async () => {
    killed = null;
    shop = await openShop(engine, { payments: (sandbox) => [mortal(sandbox)] });
    person = await shop.person();
  });
  afterEach(() => shop.close());

  const buy = (payg_id: string, key = 'key-1') => shop.buy({ email: person.email, payg_id }, key);
  const update = (custom_data: string) => shop.send('/api-cwa/payment-update', { custom_data });
  const settle = () => settlePayments.run(shop.ctx);
  const states = async () => (await shop.orders()).map(({ state }) => state);
  const reports = async () => (await shop.credits(person.id)).vhr;

  it('finds the charge whose answer was lost when the purchase is repeated', async () => {
    const lost = await buy('card_times_out');
    expect([lost.status, lost.body.status, await reports()]).toEqual([503, 'error', 0]);
    expect((await buy('card_times_out')).body.status).toBe('success');
    expect([await shop.timesTaken(), await reports(), await states()]).toEqual([1, 1, ['paid']]);
  });

  it('finds it also when nobody repeats it, once, and on several hosts', async () => {
    await buy('card_times_out');
    await settle();
    expect(await states()).toEqual(['pending']);
    shop.now.advance(2 * minute);
    await Promise.all([settle(), settle(), settle()]);
    await settle();
    expect([await shop.timesTaken(), await reports(), await states()]).toEqual([1, 1, ['paid']]);
    expect(await shop.mailsTo(person.email)).toHaveLength(1);
    expect((await buy('card_times_out')).body.status).toBe('success');
    expect(await shop.timesTaken()).toBe(1);
  });

  it('finds the charge after which the host was killed', async () => {
    killed = 'after the charge';
    expect((await buy('card_ok')).status).toBe(500);
    expect([await shop.timesTaken(), await reports(), await states()]).toEqual([1, 0, ['pending']]);
    killed = null;
    shop.now.advance(2 * minute);
    await settle();
    expect([await shop.timesTaken(), await reports(), await states()]).toEqual([1, 1, ['paid']]);
  });

  it.each(['after opening', 'before the charge'] as const)(
    'charges nobody who has gone after the host was killed %s',
    async (when) => {
      killed = when;
      expect((await buy('card_ok')).status).toBe(500);
      killed = null;
      shop.now.advance(10 * minute);
      await settle();
      expect(await states()).toEqual(['pending']);
      shop.now.advance(10 * minute);
      await settle();
      expect([await shop.timesTaken(), await reports(), await states()]).toEqual([0, 0, ['declined']]);
      expect((await buy('card_ok')).body.status).toBe('error');
      expect(await shop.timesTaken()).toBe(0);
    },
  );

  it('goes on with the same payment when the purchase is repeated after the host was killed', async () => {
    for (const when of ['after opening', 'before the charge', 'after the charge'] as const) {
      killed = when;
      expect((await buy('card_ok')).status).toBe(500);
    }
    killed = null;
    expect((await buy('card_ok')).body.status).toBe('success');
    expect([await shop.timesTaken(), await reports(), await states()]).toEqual([1, 1, ['paid']]);
  });

  it('CRD-08 is paid after the second step was taken, and not before', async () => {
    const { body } = await buy('card_needs_step');
    expect(body).toMatchObject({ status: 'needs_action', next_step: { sandbox_step: expect.any(String) } });
    expect((await update(body.custom_data)).body.status).toBe('needs_action');
    expect(await reports()).toBe(0);
    const step = { ...body.next_step, decision: 'approve' };
    expect((await shop.send('/landing/sandbox-step', step)).body).toEqual({ status: 'success' });
    expect((await shop.send('/landing/sandbox-step', step)).status).toBe(404);
    const { order_id } = body;
    const paid = { status: 200, body: { status: 'success', order_id, price: { amount: 1_499, currency: 'USD' } } };
    expect(await Promise.all([update(body.custom_data), update(body.custom_data)])).toEqual([paid, paid]);
    expect(await buy('card_needs_step')).toEqual(paid);
    expect([await shop.timesTaken(), await reports()]).toEqual([1, 1]);
  });

  it('CRD-08 is not paid after the second step was refused, or never taken', async () => {
    const refused = (await buy('card_needs_step', 'key-1')).body;
    await shop.send('/landing/sandbox-step', { ...refused.next_step, decision: 'refuse' });
    expect((await update(refused.custom_data)).body.status).toBe('error');
    const left = (await buy('card_needs_step', 'key-2')).body;
    shop.now.advance(day + 1);
    await settle();
    expect([await shop.timesTaken(), await reports(), await states()]).toEqual([0, 0, ['declined', 'declined']]);
    expect((await shop.send('/landing/sandbox-step', { ...left.next_step, decision: 'approve' })).status).toBe(404);
  });

  it('finds the step that was taken though nobody came back to tell', async () => {
    const { body } = await buy('card_needs_step');
    await shop.send('/landing/sandbox-step', { ...body.next_step, decision: 'approve' });
    shop.now.advance(2 * minute);
    await settle();
    expect([await reports(), await states()]).toEqual([1, ['paid']]);
  });

  it('CRD-08 takes no words that are forged, of another order, or too old', async () => {
    const { body } = await buy('card_needs_step');
    const [id, until, signature] = body.custom_data.split('.');
    const other = (await buy('card_needs_step', 'key-2')).body.custom_data.split('.');
    const stranger = signOrder('another secret', { id, created_at: shop.now() });
    for (const words of [`order=${id}`, id, `${id}.${until}.`, `${id}.${Number(until) + 1}.${signature}`, stranger]) {
      expect([words, (await update(words)).status]).toEqual([words, 400]);
    }
    expect((await update([other[0], until, signature].join('.'))).status).toBe(400);
    expect((await update('x'.repeat(501))).status).toBe(422);
    expect((await update(body.custom_data)).status).toBe(200);
    shop.now.advance(day);
    expect((await update(body.custom_data)).status).toBe(400);
  });

  it('signs with a secret that is made once, however many hosts want it first', async () => {
    const secrets = await Promise.all(Array.from({ length: 5 }, () => orderSecret(shop.ctx)));
    expect(new Set(secrets).size).toBe(1);
    expect(secrets[0]).toMatch(/^[\w-]{43}$/);
  });

  it('makes the payment of an order that was placed without saying what pays', async () => {
    const { body } = await buy('');
    expect(body).toMatchObject({ status: 'pending', order_id: expect.any(String), custom_data: expect.any(String) });
    const pay = (payg_id: string) =>
      shop.send('/landing/app-stripe-payment', { custom_data: body.custom_data, payg_id });
    shop.now.advance(20 * minute);
    await settle();
    expect(await states()).toEqual(['pending']);
    const answers = await Promise.all([pay('card_ok'), pay('card_ok')]);
    expect(answers.map((each) => each.body.status)).toEqual(['success', 'success']);
    expect((await pay('card_declined')).status).toBe(409);
    expect([await shop.timesTaken(), await reports()]).toEqual([1, 1]);
  });

  it('gives what was paid although it looked declined before, once', async () => {
    const { body } = await buy('card_declined');
    expect(body.status).toBe('error');
    const [order] = await shop.orders();
    if (!order) throw new Error('No order was written.');
    const { recordOutcome } = await import('./record-outcome.ts');
    const payment = { id: order.payment_id ?? '', state: 'paid', nextStep: null, renewalReference: null } as const;
    await Promise.all([recordOutcome(shop.ctx, order, payment), recordOutcome(shop.ctx, order, payment)]);
    await recordOutcome(shop.ctx, order, { ...payment, state: 'declined' });
    expect([await reports(), await states()]).toEqual([1, ['paid']]);
    expect(await shop.mailsTo(person.email)).toHaveLength(1);
  });
});
