import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { chargeDocument } from '#origin/credits/charge-document.ts';
import { MONTHLY_ORDER, openShop, type Shop, type ShopPerson } from '#tests/setup/open-shop.ts';

const day = 24 * 60 * 60 * 1_000;
const UNLIMITED_REPORTS = { ...MONTHLY_ORDER, total: 49_900, lines: [{ list: 'vhr', plan: 'dealer-vhr-unlimited' }] };
const UNLIMITED_STICKERS = { ...MONTHLY_ORDER, total: 9_900, lines: [{ list: 'sticker', plan: 'dealer-stickers' }] };

describe.each(['sqlite', 'postgres'] as const)('subscriptions on %s', (engine) => {
  let shop: Shop;
  let person: ShopPerson;
  beforeEach(async () => {
    // June 1, 12:00: the first period ends on July 1, 12:00.
    shop = await openShop(engine);
    person = await shop.person();
  });
  afterEach(() => shop.close());

  const subscribe = async (cart: Readonly<Record<string, unknown>> = MONTHLY_ORDER, who = person): Promise<string> =>
    // Only signed-in dealers see dealer plans.
    (await shop.bought({ ...cart, email: who.email }, 'succeeds', who === person ? undefined : who.token)).body
      .subscription_id;
  const cancel = (subscription_id: string, who: { readonly token?: string } = person, gateway = 'sandbox') =>
    shop.json('/api/user/cancel-subscription', { gateway, subscription_id }, who.token);
  const resume = (subscription_id: string, who: { readonly token?: string } = person) =>
    shop.json('/api/user/resume-subscription', { subscription_id }, who.token);
  const account = async (who = person) => (await shop.get('/api-cwa/checksecurityauth', who.token)).body.data;
  const charge = (kind: 'vhr' | 'sticker', who = person) =>
    shop.ctx.db.transaction().execute((trx) =>
      chargeDocument(trx, {
        userId: who.id,
        kind,
        documentId: shop.ctx.newId(),
        now: shop.now(),
        newId: shop.ctx.newId,
      }),
    );
  const subscriptionsOf = async (who = person) => {
    const answer = await shop.get('/api-cwa/subscription', who.token);
    expect(answer.status).toBe(200);
    return answer.body.data;
  };

  it('CRD-02 grants the credits of the first period and counts the remaining ones', async () => {
    await subscribe();
    expect(await account()).toMatchObject({ vhr_credit: 10, vhr_credit_subscription: 10, uvc_credit: 0 });
    for (const _time of [1, 2, 3]) expect(await charge('vhr')).toBe(true);
    expect(await account()).toMatchObject({ vhr_credit: 7, vhr_credit_subscription: 7 });
  });

  it('CRD-03 reports unlimited reports and stickers and charges no credit for them', async () => {
    const dealer = await shop.person('dealer');
    await subscribe(UNLIMITED_REPORTS, dealer);
    expect(await account(dealer)).toMatchObject({ vhr_credit_subscription: -1, uvc_credit: -1, sticker_credit: 0 });
    for (const _time of [1, 2, 3]) expect(await charge('vhr', dealer)).toBe(true);
    expect(await charge('sticker', dealer)).toBe(false);
    await subscribe(UNLIMITED_STICKERS, dealer);
    expect(await account(dealer)).toMatchObject({ vhr_credit_subscription: -1, sticker_credit: 'Unlimited' });
    expect(await charge('sticker', dealer)).toBe(true);
    expect(await shop.credits(dealer.id)).toEqual({ vhr: 0, sticker: 0, global: 0 });
    expect((await subscriptionsOf(dealer)).map(({ used }: { used: number }) => used).toSorted()).toEqual([1, 3]);
    expect(await charge('vhr')).toBe(false);
  });

  it('reports the next charge, the usage so far, and a cheaper alternative', async () => {
    const subscription_id = await subscribe();
    await charge('vhr');
    const [subscription] = await subscriptionsOf();
    expect(subscription).toMatchObject({
      subscription_id,
      gateway: 'sandbox',
      plan: { code: 'vhr-month', price: { amount: 4_900, currency: 'USD' } },
      state: 'active',
      period_start: Date.UTC(2026, 5, 1, 12),
      period_end: Date.UTC(2026, 6, 1, 12),
      next_charge: { price: { amount: 4_900, currency: 'USD' }, at: Date.UTC(2026, 6, 1, 12) },
      used: 1,
      cheaper: { plan: { code: 'vhr-1' }, cost: { amount: 1_499, currency: 'USD' } },
      cancelled_at: null,
      ended_at: null,
    });
    for (const _time of [2, 3, 4, 5, 6]) await charge('vhr');
    expect((await subscriptionsOf())[0]).toMatchObject({ used: 6, cheaper: null });
    expect(await subscriptionsOf(await shop.person())).toEqual([]);
  });

  it('ACC-10 cancels at the end of the period, with an email, and is idempotent', async () => {
    const id = await subscribe();
    const cancelled = await cancel(id);
    const times = { cancelled_at: Date.UTC(2026, 5, 1, 12), ends_at: Date.UTC(2026, 6, 1, 12) };
    expect(cancelled).toEqual({ status: 200, body: { status: 'success', data: { subscription_id: id, ...times } } });
    shop.now.advance(day);
    expect(await Promise.all([cancel(id), cancel(id)])).toEqual([cancelled, cancelled]);
    expect((await subscriptionsOf())[0]).toMatchObject({ state: 'cancelled', next_charge: null, cheaper: null });
    expect(await account()).toMatchObject({ vhr_credit_subscription: 10 });
    const emails = (await shop.mailsTo(person.email)).filter(
      ({ subject }) => subject === 'Your subscription is canceled',
    );
    expect(emails).toHaveLength(1);
    expect(emails[0]?.text).toContain('July 1, 2026');
    shop.now.advance(29 * day);
    await shop.runJobs();
    person = await shop.again(person);
    expect((await subscriptionsOf())[0]).toMatchObject({ state: 'ended', ended_at: times.ends_at });
    expect(await account()).toMatchObject({ vhr_credit: 10, vhr_credit_subscription: 0 });
    expect((await cancel(id)).body).toEqual(cancelled.body);
    expect(await shop.timesTaken()).toBe(1);
  });

  it('ACC-10 rejects a cancellation for another user, for another gateway, or without a token', async () => {
    const id = await subscribe();
    const other = await shop.person();
    expect((await cancel(id, other)).status).toBe(404);
    expect((await cancel(id, person, 'stripe')).status).toBe(404);
    expect((await cancel("' OR 1=1 --")).status).toBe(404);
    expect((await cancel(id, {})).status).toBe(401);
    expect((await shop.json('/api/user/cancel-subscription', {}, person.token)).status).toBe(422);
    expect((await shop.subscriptions())[0]?.cancelled_at).toBeNull();
  });

  it('allows unlimited documents while the renewal is due, and none after a cancellation', async () => {
    const dealer = await shop.person('dealer');
    const id = await subscribe(UNLIMITED_REPORTS, dealer);
    shop.now.advance(30 * day + 1);
    expect(await charge('vhr', dealer)).toBe(true);
    expect((await cancel(id, await shop.again(dealer))).status).toBe(200);
    expect(await charge('vhr', dealer)).toBe(false);
  });

  it('PAY-06 resumes a canceled subscription before its period ends, and renews it', async () => {
    const id = await subscribe();
    await cancel(id);
    shop.now.advance(20 * day);
    person = await shop.again(person);
    expect(await Promise.all([resume(id), resume(id)])).toEqual([
      { status: 200, body: { status: 'success' } },
      { status: 200, body: { status: 'success' } },
    ]);
    expect((await subscriptionsOf())[0]).toMatchObject({ state: 'active', cancelled_at: null });
    const emails = (await shop.mailsTo(person.email)).filter(({ subject }) => subject.includes('active again'));
    expect(emails.map(({ text }) => text.includes('renews on July 1, 2026'))).toEqual([true]);
    shop.now.advance(10 * day);
    await shop.runJobs();
    expect([await shop.timesTaken(), (await shop.credits(person.id)).vhr]).toEqual([2, 20]);
  });

  it('PAY-06 does not resume a subscription that has ended or belongs to another user, or without a token', async () => {
    const id = await subscribe();
    await cancel(id);
    expect((await resume(id, await shop.person())).status).toBe(404);
    expect((await resume(id, {})).status).toBe(401);
    shop.now.advance(30 * day);
    person = await shop.again(person);
    // This also applies before a host has recorded the end.
    expect((await resume(id)).status).toBe(404);
    await shop.runJobs();
    expect((await resume(id)).status).toBe(404);
    expect((await subscriptionsOf())[0]).toMatchObject({ state: 'ended' });
    expect(await shop.timesTaken()).toBe(1);
  });

  it('PAY-06 ends a subscription that was canceled, resumed and canceled again, charging it once', async () => {
    const id = await subscribe();
    await cancel(id);
    await resume(id);
    await cancel(id);
    shop.now.advance(31 * day);
    await shop.runJobs();
    expect((await shop.subscriptions())[0]).toMatchObject({ ended_at: Date.UTC(2026, 6, 1, 12) });
    expect(await shop.timesTaken()).toBe(1);
  });
});
