import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '#tests/setup/open-shop.ts';
import type { DiscountCodeRow } from '../kernel/db/shop-rows.ts';

const day = 24 * 60 * 60 * 1_000;

describe.each(['sqlite', 'postgres'] as const)('plans and codes on %s', (engine) => {
  let shop: Shop;
  beforeEach(async () => {
    shop = await openShop(engine);
  });
  afterEach(() => shop.close());

  const addCode = (changes: Partial<DiscountCodeRow> & Pick<DiscountCodeRow, 'code'>) =>
    shop.ctx.db
      .insertInto('discount_codes')
      .values({
        list: 'coupons',
        percent: 50,
        amount: null,
        currency: null,
        valid_from: null,
        valid_until: null,
        total_limit: null,
        limit_per_buyer: null,
        plan_kinds: null,
        demonstration: 0,
        asked_at: 0,
        ...changes,
      })
      .execute();
  const ask = (couponcode: string, fields: Readonly<Record<string, string>> = {}) =>
    shop.send('/api-cwa/coupon_validation', { couponcode, type: 'vhr', cart_plan: 'vhr-1', ...fields });

  it('CRD-04 lists the plans for a buyer type and marks the demonstration plans', async () => {
    const users = (await shop.get('/api-cwa/plans?user_type=user')).body.data;
    expect(users[0]).toEqual({
      code: 'vhr-1',
      name: 'One vehicle history report',
      kind: 'vhr',
      documents: 1,
      price: { amount: 1_499, currency: 'USD' },
      renewal: 'once',
      bundle: null,
      recommended: false,
      demonstration: true,
    });
    const dealers = (await shop.get('/api-cwa/sticker-plans?user_type=dealer')).body.data;
    expect(dealers.map(({ code }: { code: string }) => code)).toEqual(['dealer-sticker-50', 'dealer-stickers']);
    expect(dealers[1].documents).toBe('unlimited');
    expect((await shop.get('/api-cwa/plans?user_type=anyone')).status).toBe(422);
  });

  it('PAY-10 recommends one plan and prices a bundle below the sum of its parts', async () => {
    const plans: { code: string; price: { amount: number }; bundle: unknown; recommended: boolean }[] = [
      ...(await shop.get('/api-cwa/plans?user_type=user')).body.data,
      ...(await shop.get('/api-cwa/sticker-plans?user_type=user')).body.data,
    ];
    const priceOf = (code: string) => plans.find((plan) => plan.code === code)?.price.amount ?? 0;
    const recommended = plans.filter((plan) => plan.recommended);
    expect(recommended.map(({ code, bundle }) => [code, bundle])).toEqual([['bundle-1', { vhr: 1, sticker: 1 }]]);
    expect(priceOf('bundle-1')).toBeLessThan(priceOf('vhr-1') + priceOf('sticker-1'));
  });

  it('CRD-10 sends the same response for unknown, future, expired, used-up and inapplicable codes', async () => {
    const now = shop.now();
    await addCode({ code: 'SOON', valid_from: now + 1 });
    await addCode({ code: 'PAST', valid_until: now });
    await addCode({ code: 'STICKERS', plan_kinds: '["sticker"]' });
    await addCode({ code: 'EUROS', percent: null, amount: 100, currency: 'EUR' });
    await addCode({ code: 'USED', total_limit: 1 });
    await shop.bought({ email: 'someone@people.example', coupon: 'USED', total: 749 });
    const unknown = await ask('NOTHING');
    expect(unknown.status).toBe(422);
    for (const code of ['SOON', 'PAST', 'STICKERS', 'EUROS', 'USED', 'WELCOME', "' OR 1=1 --"]) {
      expect([code, await ask(code)]).toEqual([code, unknown]);
    }
    expect((await ask('TEN', { cart_plan: 'vhr-month' })).status).toBe(422);
    expect(await ask(' ten ')).toEqual({
      status: 200,
      body: { status: 'success', data: { kind: 'percent', percent: 10 } },
    });
  });

  it('accepts a code from the start of its validity until just before its end', async () => {
    await addCode({ code: 'DAY', valid_from: shop.now(), valid_until: shop.now() + day });
    expect((await ask('DAY')).status).toBe(200);
    shop.now.advance(day - 1);
    expect((await ask('DAY')).status).toBe(200);
    shop.now.advance(1);
    expect((await ask('DAY')).status).toBe(422);
  });

  it('CRD-10 returns the price without a rejected coupon', async () => {
    const { email } = await shop.person();
    const { status, body } = await shop.order({ email, coupon: 'NOTHING', total: 749 });
    expect([status, body]).toEqual([
      409,
      {
        status: 'error',
        reason: 'coupon-refused',
        message: "This coupon isn't valid for this order. Without it the price is $14.99.",
        price: { amount: 1_499, currency: 'USD' },
      },
    ]);
  });

  it('accepts a code only for its kinds of plans', async () => {
    const { email } = await shop.person();
    const sticker = { email, couponcode: 'STICKER5', cart_plan: 'sticker-1', price: '499' };
    expect((await shop.buy({ email, couponcode: 'STICKER5', price: '999' })).status).toBe(409);
    const bought = await shop.buy(sticker, undefined, '/landing/window-sticker-registration');
    expect(bought.body.status).toBe('needs_action');
  });

  it('limits attempts to guess codes', async () => {
    const answers = [];
    for (let asked = 0; asked < 61; asked += 1) answers.push((await ask(`GUESS-${asked}`)).status);
    expect(answers.slice(0, 60).every((status) => status === 422)).toBe(true);
    expect(answers.at(-1)).toBe(429);
  });
});
