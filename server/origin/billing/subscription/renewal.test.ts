import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MONTHLY, openShop, type Shop, type ShopPerson } from '../../../../tests/setup/open-shop.ts';
import type { PaymentGateway } from '../../payments/payment-gateway.ts';
import { recordDeclinedRenewal } from './record-declined-renewal.ts';
import { renewSubscriptions } from './renew-subscriptions.ts';

const minute = 60 * 1_000;
const day = 24 * 60 * minute;

describe.each(['sqlite', 'postgres'] as const)('renewals of the origin on %s', (engine) => {
  let shop: Shop;
  let person: ShopPerson;
  /** How often the gateway was asked to charge. */
  let asked: number;
  let killed: 'before the charge' | 'after the charge' | null;

  const mortal = (sandbox: PaymentGateway): PaymentGateway => ({
    ...sandbox,
    charge: async (id, charge) => {
      asked += 1;
      if (killed === 'before the charge') throw new Error('The host was killed.');
      const charged = await sandbox.charge(id, charge);
      if (killed === 'after the charge') throw new Error('The host was killed.');
      return charged;
    },
  });

  beforeEach(async () => {
    killed = null;
    asked = 0;
    shop = await openShop(engine, { payments: (sandbox) => [mortal(sandbox)], startsAt: Date.UTC(2026, 0, 31, 12) });
    person = await shop.person();
  });
  afterEach(() => shop.close());

  const subscribe = (payg_id = 'card_ok') => shop.buy({ ...MONTHLY, payg_id, email: person.email });
  const renew = () => renewSubscriptions.run(shop.ctx);
  const reports = async () => (await shop.credits(person.id)).vhr;
  const subscription = async () => (await shop.subscriptions())[0];
  const subjects = async () => (await shop.mailsTo(person.email)).map(({ subject }) => subject);

  it('renews on the day, month after month, each with its credits, order and receipt', async () => {
    await subscribe();
    const days = [Date.UTC(2026, 1, 28, 12), Date.UTC(2026, 2, 31, 12), Date.UTC(2026, 3, 30, 12)];
    for (const [index, time] of days.entries()) {
      shop.now.set(time - 1);
      await renew();
      expect(await shop.timesTaken()).toBe(index + 1);
      shop.now.set(time);
      await renew();
      expect([await shop.timesTaken(), await reports()]).toEqual([index + 2, (index + 2) * 10]);
      expect(await subscription()).toMatchObject({ period: index + 1, period_start: time, tries: 0 });
    }
    expect((await shop.orders()).map(({ period, state }) => [period, state])).toEqual([
      [null, 'paid'],
      [1, 'paid'],
      [2, 'paid'],
      [3, 'paid'],
    ]);
    expect(new Set(await subjects())).toEqual(new Set(['Your receipt for Ten vehicle history reports each month']));
    expect(await subjects()).toHaveLength(4);
  });

  it('charges a period once, on however many hosts at once', async () => {
    const others = await Promise.all(Array.from({ length: 4 }, () => shop.person()));
    await subscribe();
    for (const { email } of others) await shop.buy({ ...MONTHLY, email });
    shop.now.advance(28 * day);
    await Promise.all(Array.from({ length: 5 }, renew));
    await renew();
    expect(await shop.timesTaken()).toBe(10);
    for (const { id } of [person, ...others]) expect((await shop.credits(id)).vhr).toBe(20);
  });

  it('makes up for renewals that no host was there to make, one after another', async () => {
    await subscribe();
    shop.now.set(Date.UTC(2026, 3, 2));
    await renew();
    await renew();
    await renew();
    expect([await shop.timesTaken(), await reports()]).toEqual([3, 30]);
    expect(await subscription()).toMatchObject({ period: 2, period_end: Date.UTC(2026, 3, 30, 12) });
  });

  it.each([
    ['before the charge', 1],
    ['after the charge', 2],
  ] as const)('goes on with the same renewal after the host was killed %s', async (when, taken) => {
    await subscribe();
    shop.now.advance(28 * day);
    killed = when;
    await expect(renew()).rejects.toThrow('killed');
    expect([await shop.timesTaken(), await reports()]).toEqual([taken, 10]);
    killed = null;
    await renew();
    expect(await reports()).toBe(10);
    shop.now.advance(10 * minute);
    await renew();
    expect([await shop.timesTaken(), await reports()]).toEqual([2, 20]);
  });

  it('finds the charge whose answer was lost', async () => {
    await subscribe('card_ok');
    await shop.ctx.db.updateTable('subscriptions').set({ renewal_reference: 'card_times_out' }).execute();
    shop.now.advance(28 * day);
    await renew();
    expect([await shop.timesTaken(), await reports()]).toEqual([2, 10]);
    shop.now.advance(10 * minute);
    await renew();
    expect([await shop.timesTaken(), await reports()]).toEqual([2, 20]);
  });

  it('tries a declined renewal again after one, three and five days, tells each time, and ends then', async () => {
    await subscribe('card_expires');
    shop.now.advance(28 * day);
    const waits = [day, 3 * day, 5 * day];
    for (const [index, wait] of waits.entries()) {
      await Promise.all([renew(), renew()]);
      expect(await subscription()).toMatchObject({ tries: index + 1, due_at: shop.now() + wait, ended_at: null });
      shop.now.advance(wait - 1);
      await renew();
      expect((await subscription())?.tries).toBe(index + 1);
      shop.now.advance(1);
    }
    await renew();
    expect(await subscription()).toMatchObject({ tries: 4, ended_at: shop.now() });
    expect((await subjects()).slice(1)).toEqual([
      ...Array<string>(3).fill('Your payment was declined'),
      'Your subscription has ended',
    ]);
    shop.now.advance(365 * day);
    await renew();
    expect([await shop.timesTaken(), await reports(), (await shop.orders()).length]).toEqual([1, 10, 2]);
  });

  it('is well again when a later try is paid, from the day it was due', async () => {
    await subscribe('card_expires');
    shop.now.advance(28 * day);
    await renew();
    await shop.ctx.db.updateTable('subscriptions').set({ renewal_reference: 'card_ok' }).execute();
    await shop.ctx.db.updateTable('orders').set({ payment_reference: 'card_ok' }).where('period', '=', 1).execute();
    shop.now.advance(day);
    await renew();
    expect(await subscription()).toMatchObject({ tries: 0, period: 1, period_start: Date.UTC(2026, 1, 28, 12) });
    expect([await shop.timesTaken(), await reports()]).toEqual([2, 20]);
  });

  it('tries a card no second time when only the note of its decline was cut off', async () => {
    await subscribe('card_expires');
    shop.now.advance(28 * day);
    await renew();
    const unnoted = { tries: 0, due_at: shop.now() };
    await shop.ctx.db.updateTable('subscriptions').set(unnoted).execute();
    await shop.ctx.db.updateTable('orders').set({ payment_reference: 'card_ok' }).where('period', '=', 1).execute();
    await renew();
    expect(await subscription()).toMatchObject({ tries: 1, due_at: shop.now() + day });
    expect([asked, await shop.timesTaken()]).toEqual([2, 1]);
  });

  it('notes a decline once, also from a host that comes late', async () => {
    await subscribe('card_expires');
    shop.now.advance(28 * day);
    const due = await subscription();
    if (!due) throw new Error('Nothing was subscribed to.');
    await Promise.all([recordDeclinedRenewal(shop.ctx, due), recordDeclinedRenewal(shop.ctx, due)]);
    expect(await subscription()).toMatchObject({ tries: 1 });
    expect(await subjects()).toHaveLength(2);
  });

  it('charges nothing after a cancellation, also while a declined renewal waits', async () => {
    await subscribe('card_expires');
    shop.now.advance(28 * day);
    await renew();
    await shop.ctx.db.updateTable('subscriptions').set({ cancelled_at: shop.now() }).execute();
    shop.now.advance(day);
    await renew();
    expect(await subscription()).toMatchObject({ ended_at: Date.UTC(2026, 1, 28, 12), tries: 1 });
    expect(await shop.timesTaken()).toBe(1);
  });
});
