import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openShop, type Shop, type ShopAnswer } from '#tests/setup/open-shop.ts';

const MINUTE_MS = 60 * 1_000;

describe.each(['sqlite', 'postgres'] as const)('coupon limits on %s', (engine) => {
  let shop: Shop;
  beforeEach(async () => {
    shop = await openShop(engine);
  });
  afterEach(() => shop.close());

  const addCode = (limits: { readonly total?: number; readonly perBuyer?: number }) =>
    shop.ctx.db
      .insertInto('discount_codes')
      .values({
        code: 'HALF',
        list: 'coupons',
        percent: 50,
        amount: null,
        currency: null,
        valid_from: null,
        valid_until: null,
        total_limit: limits.total ?? null,
        limit_per_buyer: limits.perBuyer ?? null,
        plan_kinds: null,
        demonstration: 0,
        asked_at: 0,
      })
      .execute();
  const order = (email: string, caller = '192.0.2.1') => shop.order({ email, coupon: 'HALF', total: 749 }, { caller });
  const buyer = (index: number) => ({ email: `buyer-${index}@people.example`, caller: `198.51.100.${index}` });
  const isOpen = ({ body }: ShopAnswer) => body.status === 'needs_action';
  const pass = async (milliseconds: number) => {
    shop.now.advance(milliseconds);
    await shop.runJobs();
  };

  it("PAY-08 enforces a coupon's total limit, also for concurrent orders", async () => {
    await addCode({ total: 3 });
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => order(buyer(index).email, buyer(index).caller)),
    );
    const open = answers.filter(isOpen);
    expect(open).toHaveLength(3);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(7);
    for (const ordered of open) await shop.pay(ordered);
    await pass(2 * 60 * MINUTE_MS);
    expect((await order(buyer(11).email, buyer(11).caller)).status).toBe(409);
    expect((await shop.orders()).filter(({ discount_code, state }) => discount_code && state === 'paid')).toHaveLength(
      3,
    );
  });

  it('PAY-08 reserves a coupon for an open checkout for 30 minutes at most', async () => {
    await addCode({ total: 1 });
    const [one, two] = [buyer(1), buyer(2)];
    await order(one.email, one.caller);
    expect((await order(two.email, two.caller)).body.reason).toBe('coupon-refused');
    shop.now.advance(30 * MINUTE_MS - 1);
    expect((await order(two.email, two.caller)).body.reason).toBe('coupon-refused');
    shop.now.advance(1);
    expect(isOpen(await order(two.email, two.caller))).toBe(true);
  });

  it('PAY-08 releases a coupon once the payment page of its order is closed', async () => {
    await addCode({ total: 1 });
    const [one, two] = [buyer(1), buyer(2)];
    const left = await order(one.email, one.caller);
    await shop.pay(left, 'abandoned');
    expect((await shop.read(left)).body).toMatchObject({ status: 'error', reason: 'expired' });
    const second = await order(two.email, two.caller);
    expect(isOpen(second)).toBe(true);
    const replaced = await shop.order({ email: two.email, replaces: second.body.custom_data }, { caller: two.caller });
    expect(isOpen(replaced)).toBe(true);
    expect(isOpen(await order(one.email, one.caller))).toBe(true);
  });

  it('PAY-08 does not use up a coupon for a declined payment', async () => {
    await addCode({ total: 1, perBuyer: 1 });
    const { email, caller } = buyer(1);
    const ordered = await order(email, caller);
    await shop.pay(ordered, 'declined');
    await shop.pay(ordered);
    expect((await shop.read(ordered)).body).toMatchObject({ status: 'success', price: { amount: 749 } });
    expect((await order(email, caller)).body.reason).toBe('coupon-refused');
  });

  it("PAY-08 does not block a buyer's coupon for orders that a stranger opened with the buyer's email address", async () => {
    await addCode({ perBuyer: 1 });
    const mine = { email: 'me@people.example', caller: '203.0.113.9' };
    for (const { caller } of [buyer(1), buyer(2)]) expect(isOpen(await order(mine.email, caller))).toBe(true);
    const ordered = await order(mine.email, mine.caller);
    expect(isOpen(ordered)).toBe(true);
    await shop.pay(ordered);
    expect((await shop.read(ordered)).body.status).toBe('success');
  });

  it('PAY-08 reserves at most one use of a coupon per caller, however many checkouts the caller opens', async () => {
    await addCode({ total: 2 });
    const caller = '203.0.113.9';
    const held: ShopAnswer[] = [];
    for (let index = 0; index < 10; index += 1) held.push(await order(buyer(index).email, caller));
    expect(held.filter(isOpen)).toHaveLength(10);
    expect(isOpen(await order(buyer(20).email, buyer(20).caller))).toBe(true);
    expect((await order(buyer(21).email, buyer(21).caller)).body.reason).toBe('coupon-refused');
  });

  it("PAY-08 also counts orders that use the specification's forms", async () => {
    await addCode({ total: 1 });
    await shop.pay(await shop.buy({ email: 'one@people.example', couponcode: 'half', price: '749' }));
    const second = await shop.buy({ email: 'two@people.example', couponcode: 'HALF', price: '749' });
    expect(second.body.reason).toBe('coupon-refused');
  });
});
