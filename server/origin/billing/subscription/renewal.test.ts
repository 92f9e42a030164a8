import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PaymentGateway } from '#origin/kernel/ports/payment-gateway.ts';
import type { SandboxCardName } from '#origin/providers/sandbox/sandbox-cards.ts';
import { MONTHLY_ORDER, openShop, type Shop, type ShopPerson } from '#tests/setup/open-shop.ts';
import { recordDeclinedRenewal } from './record-declined-renewal.ts';
import { scheduleRenewals } from './schedule-renewals.ts';

const MINUTE_MS = 60 * 1_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

describe.each(['sqlite', 'postgres'] as const)('renewals on %s', (engine) => {
  let shop: Shop;
  let person: ShopPerson;
  /** Number of charges requested from the gateway. */
  let asked: number;
  let killed: 'before the charge' | 'after the charge' | null;

  const mortal = (sandbox: PaymentGateway): PaymentGateway => ({
    ...sandbox,
    chargePayment: async (id, charge) => {
      asked += 1;
      if (killed === 'before the charge') throw new Error('The host was killed.');
      const charged = await sandbox.chargePayment(id, charge);
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

  const subscribe = (card?: SandboxCardName, email = person.email) => shop.bought({ ...MONTHLY_ORDER, email }, card);
  /** Advances the clock and runs the due jobs. */
  const pass = async (milliseconds: number) => {
    shop.now.advance(milliseconds);
    await shop.runJobs();
  };
  const until = (time: number) => pass(time - shop.now());
  const reports = async () => (await shop.credits(person.id)).vhr;
  const subscription = async () => (await shop.subscriptions())[0];
  const mails = () => shop.mailsTo(person.email);
  const subjects = async () =>
    (await mails()).map(({ subject }) => subject).filter((subject) => !subject.startsWith('Your subscription renews'));
  const setCard = async (card: SandboxCardName) => {
    await shop.ctx.db.updateTable('subscriptions').set({ renewal_reference: card }).execute();
    await shop.ctx.db.updateTable('orders').set({ payment_reference: card }).where('period', '=', 1).execute();
  };

  it('PAY-06 renews on the same day of each month, each time with credits, order and receipt', async () => {
    await subscribe();
    const days = [Date.UTC(2026, 1, 28, 12), Date.UTC(2026, 2, 31, 12), Date.UTC(2026, 3, 30, 12)];
    for (const [index, time] of days.entries()) {
      await until(time - 1);
      expect(await shop.timesTaken()).toBe(index + 1);
      await until(time);
      expect([await shop.timesTaken(), await reports()]).toEqual([index + 2, (index + 2) * 10]);
      expect(await subscription()).toMatchObject({ period: index + 1, period_start: time, tries: 0 });
    }
    const orders = await shop.orders();
    expect(orders.map(({ period, state }) => [period, state])).toEqual([
      [null, 'paid'],
      [1, 'paid'],
      [2, 'paid'],
      [3, 'paid'],
    ]);
    expect(new Set(await subjects())).toEqual(new Set(orders.map(({ number }) => `Your receipt for order ${number}`)));
    expect(await subjects()).toHaveLength(4);
  });

  it('PAY-06 announces each renewal once, seven days in advance', async () => {
    await subscribe();
    const reminders = async () =>
      (await mails()).filter(({ subject }) => subject.startsWith('Your subscription renews'));
    await until(Date.UTC(2026, 1, 21, 12) - 1);
    expect(await reminders()).toEqual([]);
    await pass(1);
    await shop.ctx.db
      .updateTable('jobs')
      .set({ finished_at: null, due_at: 0 })
      .where('kind', '=', 'remind-of-renewal')
      .execute();
    await pass(1);
    const [reminder, ...more] = await reminders();
    expect([reminder?.subject, more]).toEqual(['Your subscription renews on February 28, 2026', []]);
    expect(reminder?.text).toContain('$49.00');
    await until(Date.UTC(2026, 2, 24, 12));
    expect((await reminders()).map(({ subject }) => subject)).toEqual([
      'Your subscription renews on February 28, 2026',
      'Your subscription renews on March 31, 2026',
    ]);
  });

  it('PAY-06 announces the renewal of a yearly plan thirty days in advance', async () => {
    await shop.ctx.db.updateTable('plans').set({ renewal: 'year' }).where('code', '=', 'vhr-month').execute();
    await subscribe();
    await until(Date.UTC(2027, 0, 1, 12) - 1);
    expect(await mails()).toHaveLength(1);
    await pass(1);
    expect((await mails()).at(-1)?.subject).toBe('Your subscription renews on January 31, 2027');
    await until(Date.UTC(2027, 0, 31, 12));
    expect(await shop.timesTaken()).toBe(2);
  });

  it('PAY-06 does not announce a renewal of a canceled subscription', async () => {
    const { body } = await subscribe();
    const fields = { gateway: 'sandbox', subscription_id: body.subscription_id };
    await shop.json('/api/user/cancel-subscription', fields, person.token);
    await pass(60 * DAY_MS);
    expect(await subjects()).toHaveLength(2);
    expect(await mails()).toHaveLength(2);
    expect(await shop.timesTaken()).toBe(1);
  });

  it('PAY-06 charges a period once when several hosts run concurrently', async () => {
    const others = await Promise.all(Array.from({ length: 4 }, () => shop.person()));
    await subscribe();
    for (const { email } of others) await subscribe('succeeds', email);
    shop.now.advance(28 * DAY_MS);
    await Promise.all(Array.from({ length: 5 }, () => shop.runJobs()));
    await shop.runJobs();
    expect(await shop.timesTaken()).toBe(10);
    for (const { id } of [person, ...others]) expect((await shop.credits(id)).vhr).toBe(20);
  });

  it('catches up on renewals in order after a downtime of all hosts', async () => {
    await subscribe();
    await until(Date.UTC(2026, 3, 2));
    expect([await shop.timesTaken(), await reports()]).toEqual([3, 30]);
    expect(await subscription()).toMatchObject({ period: 2, period_end: Date.UTC(2026, 3, 30, 12) });
  });

  it.each([
    ['before the charge', 1],
    ['after the charge', 2],
  ] as const)('PAY-06 continues the same renewal after the host was killed %s', async (when, taken) => {
    await subscribe();
    killed = when;
    await pass(28 * DAY_MS);
    expect([await shop.timesTaken(), await reports()]).toEqual([taken, 10]);
    killed = null;
    for (let minutes = 0; minutes < 15; minutes += 1) await pass(MINUTE_MS);
    expect([await shop.timesTaken(), await reports()]).toEqual([2, 20]);
    expect((await shop.orders()).map(({ state }) => state)).toEqual(['paid', 'paid']);
  });

  it('retries a declined renewal after one, three and five days, emails each time, and then ends the subscription', async () => {
    await subscribe('declined-later');
    shop.now.advance(28 * DAY_MS);
    const waits = [DAY_MS, 3 * DAY_MS, 5 * DAY_MS];
    for (const [index, wait] of waits.entries()) {
      await Promise.all([shop.runJobs(), shop.runJobs()]);
      expect(await subscription()).toMatchObject({ tries: index + 1, due_at: shop.now() + wait, ended_at: null });
      await pass(wait - 1);
      expect((await subscription())?.tries).toBe(index + 1);
      shop.now.advance(1);
    }
    await shop.runJobs();
    expect(await subscription()).toMatchObject({ tries: 4, ended_at: shop.now() });
    expect((await subjects()).slice(1)).toEqual([
      ...Array<string>(3).fill('Your payment was declined'),
      'Your subscription has ended',
    ]);
    await pass(365 * DAY_MS);
    expect([await shop.timesTaken(), await reports(), (await shop.orders()).length]).toEqual([1, 10, 2]);
  });

  it('starts the new period on the due date when a later attempt is paid', async () => {
    await subscribe('declined-later');
    await pass(28 * DAY_MS);
    await setCard('succeeds');
    await pass(DAY_MS);
    expect(await subscription()).toMatchObject({ tries: 0, period: 1, period_start: Date.UTC(2026, 1, 28, 12) });
    expect([await shop.timesTaken(), await reports()]).toEqual([2, 20]);
  });

  it('PAY-06 retries a declined renewal immediately after the buyer has changed the card', async () => {
    const { body } = await subscribe('declined-later');
    await pass(28 * DAY_MS + MINUTE_MS);
    const fields = { subscription_id: body.subscription_id };
    const { token } = await shop.again(person);
    const page = await shop.json('/api/user/change-card', fields, token);
    expect((await shop.json('/api/user/change-card', fields, (await shop.person()).token)).status).toBe(404);
    const changed = () => shop.get(`/api/user/card-change?subscription_id=${body.subscription_id}`, token);
    expect((await changed()).body.data.changed).toBe(false);
    await shop.pay({ status: 200, body: page.body.data });
    expect((await changed()).body.data.changed).toBe(true);
    expect([await shop.timesTaken(), await reports()]).toEqual([2, 20]);
    expect(await subscription()).toMatchObject({ tries: 0, period: 1, renewal_reference: 'succeeds' });
  });

  it('does not charge again when only the recording of a decline was interrupted', async () => {
    await subscribe('declined-later');
    await pass(28 * DAY_MS);
    await shop.ctx.db.updateTable('subscriptions').set({ tries: 0, due_at: shop.now() }).execute();
    await shop.ctx.db
      .updateTable('jobs')
      .set({ due_at: shop.now() })
      .where('kind', '=', 'renew-subscription')
      .execute();
    await setCard('succeeds');
    await shop.runJobs();
    expect(await subscription()).toMatchObject({ tries: 1, due_at: shop.now() + DAY_MS });
    expect([asked, await shop.timesTaken()]).toEqual([2, 1]);
  });

  it('records a decline once, even if a host is late', async () => {
    await subscribe('declined-later');
    await pass(28 * DAY_MS);
    const order = (await shop.orders()).find(({ period }) => period === 1);
    const current = await subscription();
    if (!order || !current) throw new Error('There is no renewal.');
    const before = { ...current, tries: 0 };
    await Promise.all([1, 2].map(() => recordDeclinedRenewal(shop.ctx, before, order)));
    expect(await subscription()).toMatchObject({ tries: 1 });
    expect(await subjects()).toHaveLength(2);
  });

  it('charges nothing after a cancellation, even with a pending retry', async () => {
    await subscribe('declined-later');
    await pass(28 * DAY_MS);
    await shop.ctx.db.updateTable('subscriptions').set({ cancelled_at: shop.now() }).execute();
    await pass(DAY_MS);
    expect(await subscription()).toMatchObject({ ended_at: Date.UTC(2026, 1, 28, 12), tries: 1 });
    expect(await shop.timesTaken()).toBe(1);
  });

  it('PAY-06 emails a link when the bank requires confirmation of a renewal, and renews once confirmed', async () => {
    const ordered = await shop.order({ ...MONTHLY_ORDER, email: person.email });
    await shop.pay(ordered, 'needs-step');
    await shop.pay(ordered, 'needs-step', 'approve');
    await pass(28 * DAY_MS);
    expect([await shop.timesTaken(), await reports()]).toEqual([1, 10]);
    const email = (await mails()).at(-1);
    expect(email?.subject).toBe('Confirm your payment to keep your subscription');
    const custom_data = /\/checkout\/renewal\/(\S+)/.exec(email?.text ?? '')?.[1] ?? '';
    const opened = await shop.send('/landing/app-stripe-payment', { custom_data });
    const again = await shop.send('/landing/app-stripe-payment', { custom_data });
    expect([opened.body.status, again.body.continue_at]).toEqual(['needs_action', opened.body.continue_at]);
    await shop.pay(opened, 'needs-step');
    await shop.pay(opened, 'needs-step', 'approve');
    expect([await shop.timesTaken(), await reports()]).toEqual([2, 20]);
    expect(await subscription()).toMatchObject({ period: 1, tries: 0, period_start: Date.UTC(2026, 1, 28, 12) });
    // The retry on the next day finds the order paid.
    await pass(2 * DAY_MS);
    expect([await shop.timesTaken(), asked]).toEqual([2, 1]);
  });

  it('PAY-06 continues an ended subscription when its last renewal is confirmed', async () => {
    const ordered = await shop.order({ ...MONTHLY_ORDER, email: person.email });
    await shop.pay(ordered, 'needs-step');
    await shop.pay(ordered, 'needs-step', 'approve');
    await pass(28 * DAY_MS);
    for (let days = 0; days < 9; days += 1) await pass(DAY_MS);
    expect(await subscription()).toMatchObject({ tries: 4, ended_at: shop.now() });
    const email = (await mails()).at(-1);
    expect(email?.text).toContain('Without your confirmation the subscription has ended.');
    const custom_data = /\/checkout\/renewal\/(\S+)/.exec(email?.text ?? '')?.[1] ?? '';
    const opened = await shop.send('/landing/app-stripe-payment', { custom_data });
    await shop.pay(opened);
    expect([await shop.timesTaken(), await reports()]).toEqual([2, 20]);
    expect(await subscription()).toMatchObject({ period: 1, tries: 0, ended_at: null });
  });

  it('PAY-06 closes an open payment page when a retry is paid, so that both cannot be charged', async () => {
    const ordered = await shop.order({ ...MONTHLY_ORDER, email: person.email });
    await shop.pay(ordered, 'needs-step');
    await shop.pay(ordered, 'needs-step', 'approve');
    await pass(28 * DAY_MS);
    const custom_data = /\/checkout\/renewal\/(\S+)/.exec((await mails()).at(-1)?.text ?? '')?.[1] ?? '';
    const opened = await shop.send('/landing/app-stripe-payment', { custom_data });
    await setCard('succeeds');
    await pass(DAY_MS);
    expect([await shop.timesTaken(), await reports()]).toEqual([2, 20]);
    expect(await shop.pay(opened)).toBeNull();
    expect(await shop.timesTaken()).toBe(2);
  });

  it('renews a subscription that a host of the previous release has started', async () => {
    await subscribe();
    // The previous release does not enqueue these jobs.
    await shop.ctx.db.deleteFrom('jobs').where('kind', 'in', ['renew-subscription', 'remind-of-renewal']).execute();
    await pass(28 * DAY_MS);
    expect(await shop.timesTaken()).toBe(1);
    await scheduleRenewals.run(shop.ctx);
    await scheduleRenewals.run(shop.ctx);
    await shop.runJobs();
    expect([await shop.timesTaken(), await reports()]).toEqual([2, 20]);
  });
});
