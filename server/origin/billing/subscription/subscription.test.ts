import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MONTHLY, openShop, type Shop, type ShopPerson } from '../../../../tests/setup/open-shop.ts';
import { chargeDocument } from '../charge-document.ts';
import { renewSubscriptions } from './renew-subscriptions.ts';

const day = 24 * 60 * 60 * 1_000;
const ENDLESS_REPORTS = { ...MONTHLY, cart_plan: 'dealer-vhr-unlimited', price: '49900' };
const ENDLESS_STICKERS = { ...MONTHLY, cart_plan: 'dealer-stickers', price: '9900' };

describe.each(['sqlite', 'postgres'] as const)('subscriptions of the origin on %s', (engine) => {
  let shop: Shop;
  let person: ShopPerson;
  beforeEach(async () => {
    // June 1, 12:00: the first period ends on July 1, 12:00.
    shop = await openShop(engine);
    person = await shop.person();
  });
  afterEach(() => shop.close());

  const subscribe = async (cart: Readonly<Record<string, string>> = MONTHLY, who = person): Promise<string> => {
    const path = cart.cart_plan === 'dealer-stickers' ? '/landing/window-sticker-registration' : undefined;
    return (await shop.buy({ ...cart, email: who.email }, undefined, path)).body.subscription_id;
  };
  const json = async (path: string, body: object, token?: string) => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
    const request = new Request(`http://origin.test${path}`, { method: 'POST', body: JSON.stringify(body), headers });
    const response = await shop.origin.fetch(request);
    return { status: response.status, body: await response.json() };
  };
  const cancel = (subscription_id: string, who: { readonly token?: string } = person, gateway = 'sandbox') =>
    json('/api/user/cancel-subscription', { gateway, subscription_id }, who.token);
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
  const told = async (who = person) => {
    const answer = await shop.get('/api-cwa/subscription', who.token);
    expect(answer.status).toBe(200);
    return answer.body.data;
  };

  it('CRD-02 gives the credits of the first period, and tells how many are left in it', async () => {
    await subscribe();
    expect(await account()).toMatchObject({ vhr_credit: 10, vhr_credit_subscription: 10, uvc_credit: 0 });
    for (const _time of [1, 2, 3]) expect(await charge('vhr')).toBe(true);
    expect(await account()).toMatchObject({ vhr_credit: 7, vhr_credit_subscription: 7 });
  });

  it('CRD-03 tells of reports and stickers without end, and charges no credit for them', async () => {
    const dealer = await shop.person('dealer');
    await subscribe(ENDLESS_REPORTS, dealer);
    expect(await account(dealer)).toMatchObject({ vhr_credit_subscription: -1, uvc_credit: -1, sticker_credit: 0 });
    for (const _time of [1, 2, 3]) expect(await charge('vhr', dealer)).toBe(true);
    expect(await charge('sticker', dealer)).toBe(false);
    await subscribe(ENDLESS_STICKERS, dealer);
    expect(await account(dealer)).toMatchObject({ vhr_credit_subscription: -1, sticker_credit: 'Unlimited' });
    expect(await charge('sticker', dealer)).toBe(true);
    expect(await shop.credits(dealer.id)).toEqual({ vhr: 0, sticker: 0, global: 0 });
    expect((await told(dealer)).map(({ used }: { used: number }) => used).toSorted()).toEqual([1, 3]);
    expect(await charge('vhr')).toBe(false);
  });

  it('tells the next charge, the use so far, and what would have been cheaper', async () => {
    const subscription_id = await subscribe();
    await charge('vhr');
    const [subscription] = await told();
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
    expect((await told())[0]).toMatchObject({ used: 6, cheaper: null });
    expect(await told(await shop.person())).toEqual([]);
  });

  it('ACC-10 cancels to the end of the period, at once visible, with a letter, and twice like once', async () => {
    const id = await subscribe();
    const cancelled = await cancel(id);
    const times = { cancelled_at: Date.UTC(2026, 5, 1, 12), ends_at: Date.UTC(2026, 6, 1, 12) };
    expect(cancelled).toEqual({ status: 200, body: { status: 'success', data: { subscription_id: id, ...times } } });
    shop.now.advance(day);
    expect(await Promise.all([cancel(id), cancel(id)])).toEqual([cancelled, cancelled]);
    expect((await told())[0]).toMatchObject({ state: 'cancelled', next_charge: null, cheaper: null });
    expect(await account()).toMatchObject({ vhr_credit_subscription: 10 });
    const letters = (await shop.mailsTo(person.email)).filter(({ subject }) => subject.includes('cancelled'));
    expect(letters).toHaveLength(1);
    expect(letters[0]?.text).toContain('July 1, 2026');
    shop.now.advance(30 * day);
    person = await shop.again(person);
    await renewSubscriptions.run(shop.ctx);
    expect((await told())[0]).toMatchObject({ state: 'ended', ended_at: times.ends_at });
    expect(await account()).toMatchObject({ vhr_credit: 10, vhr_credit_subscription: 0 });
    expect((await cancel(id)).body).toEqual(cancelled.body);
    expect(await shop.timesTaken()).toBe(1);
  });

  it('ACC-10 cancels nothing of somebody else, of another gateway, or without a token', async () => {
    const id = await subscribe();
    const other = await shop.person();
    expect((await cancel(id, other)).status).toBe(404);
    expect((await cancel(id, person, 'stripe')).status).toBe(404);
    expect((await cancel("' OR 1=1 --")).status).toBe(404);
    expect((await cancel(id, {})).status).toBe(401);
    expect((await json('/api/user/cancel-subscription', {}, person.token)).status).toBe(422);
    expect((await shop.subscriptions())[0]?.cancelled_at).toBeNull();
  });

  it('keeps endless documents through the hour of the renewal, and not beyond a cancellation', async () => {
    const dealer = await shop.person('dealer');
    const id = await subscribe(ENDLESS_REPORTS, dealer);
    shop.now.advance(30 * day + 1);
    expect(await charge('vhr', dealer)).toBe(true);
    expect((await cancel(id, await shop.again(dealer))).status).toBe(200);
    expect(await charge('vhr', dealer)).toBe(false);
  });
});
