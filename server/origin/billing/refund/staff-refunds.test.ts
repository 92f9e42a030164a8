import { err } from 'neverthrow';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PaymentGateway } from '#origin/kernel/ports/payment-gateway.ts';
import { MONTHLY_ORDER, openShop, type Shop, type ShopPerson } from '#tests/setup/open-shop.ts';
import { type RefundWanted, requestRefund } from './request-refund.ts';

const MINUTE_MS = 60 * 1_000;
const PACK = { total: 4_999, lines: [{ list: 'vhr', plan: 'vhr-5' }] };
const CART = {
  total: 2_498,
  lines: [
    { list: 'vhr', plan: 'vhr-1' },
    { list: 'sticker', plan: 'sticker-1' },
  ],
};

describe.each(['sqlite', 'postgres'] as const)('staff refunds on %s', (engine) => {
  let shop: Shop;
  let person: ShopPerson;
  /** The simulated gateway failure, or whether the host is killed before or after the refund. */
  let failing: 'refused' | 'unanswered' | 'killed before' | 'killed after' | null;

  const failingGateway = (sandbox: PaymentGateway): PaymentGateway => ({
    ...sandbox,
    refund: async (request) => {
      if (failing === 'refused' || failing === 'unanswered') return err({ code: failing });
      if (failing === 'killed before') throw new Error('The host was killed.');
      const refunded = await sandbox.refund(request);
      if (failing === 'killed after') throw new Error('The host was killed.');
      return refunded;
    },
  });

  beforeEach(async () => {
    failing = null;
    shop = await openShop(engine, { payments: (sandbox) => [failingGateway(sandbox)] });
    person = await shop.person();
  });
  afterEach(() => shop.close());

  const refund = async (wanted: Pick<RefundWanted, 'amount'> & Partial<Omit<RefundWanted, 'order'>>) => {
    const order = (await shop.orders()).find(({ state }) => state === 'paid');
    if (!order || order.user_id === null) throw new Error('Nothing was paid.');
    const owned = { ...order, user_id: order.user_id };
    const made = await shop.ctx.db
      .transaction()
      .execute((trx) => requestRefund(shop.ctx, trx, { order: owned, reason: 'staff', key: 'ticket-1', ...wanted }));
    await shop.runJobs();
    return made;
  };
  const bought = (fields: object) => shop.bought({ email: person.email, ...fields });
  const givenBack = async () =>
    (await shop.ctx.db.selectFrom('sandbox_refunds').select('amount').execute()).map(({ amount }) => Number(amount));
  const states = async () => (await shop.refunds()).map(({ amount, state }) => [amount, state]);
  const refunded = async () => Number((await shop.orders())[0]?.refunded_amount);

  it('PAY-04 refunds everything, revokes all credits and emails the buyer', async () => {
    const { body } = await bought(PACK);
    expect(await refund({ amount: 4_999 })).toMatchObject({ amount: 4_999, reason: 'staff' });
    expect([await states(), await givenBack(), await refunded()]).toEqual([[[4_999, 'done']], [4_999], 4_999]);
    expect((await shop.credits(person.id)).vhr).toBe(0);
    const email = (await shop.mailsTo(person.email)).at(-1);
    expect(email?.subject).toBe(`Your refund for order ${body.order_number}`);
    expect(email?.text).toContain('We have refunded $49.99');
    const receipt = await shop.get(`/api-cwa/receipt?format=json&order=${body.order_id}`, person.token);
    expect(receipt.body.data.refunded).toEqual({ amount: 4_999, currency: 'USD' });
  });

  it('PAY-04 revokes the refunded share of a pack, and never more over several refunds', async () => {
    await bought(PACK);
    await refund({ amount: 2_000 });
    expect((await shop.credits(person.id)).vhr).toBe(3);
    await refund({ amount: 1_000, key: 'ticket-2' });
    expect((await shop.credits(person.id)).vhr).toBe(2);
    await refund({ amount: 1_999, key: 'ticket-3' });
    expect([(await shop.credits(person.id)).vhr, await refunded()]).toEqual([0, 4_999]);
    const ledger = await shop.ctx.db.selectFrom('credit_ledger').select('delta').execute();
    expect(ledger.reduce((sum, { delta }) => sum + Number(delta), 0)).toBe(0);
  });

  it('PAY-04 revokes exactly the lines that staff selects', async () => {
    await bought(CART);
    await refund({ amount: 999, takenBack: [{ position: 1, count: 1 }] });
    expect(await shop.credits(person.id)).toEqual({ vhr: 1, sticker: 0, global: 0 });
    await refund({ amount: 0, key: 'ticket-2', takenBack: [{ position: 0, count: 1 }] });
    expect(await shop.credits(person.id)).toEqual({ vhr: 1, sticker: 0, global: 0 });
  });

  it('PAY-04 refunds once per key, also for concurrent requests', async () => {
    await bought(PACK);
    const made = await Promise.all([1, 2, 3].map(() => refund({ amount: 2_000 })));
    expect(new Set(made.map((one) => one?.id)).size).toBe(1);
    await refund({ amount: 2_000 });
    expect([await givenBack(), await refunded(), (await shop.credits(person.id)).vhr]).toEqual([[2_000], 2_000, 3]);
  });

  it('PAY-04 rejects a refund of more than was paid, of zero and of a negative amount', async () => {
    await bought(PACK);
    expect(await refund({ amount: 5_000 })).toBeNull();
    expect(await refund({ amount: 0, key: 'zero' })).toBeNull();
    expect(await refund({ amount: -100, key: 'negative' })).toBeNull();
    expect([await refunded(), await shop.refunds()]).toEqual([0, []]);
    await refund({ amount: 4_000, key: 'most' });
    expect(await refund({ amount: 1_000, key: 'rest' })).toBeNull();
    expect([await givenBack(), await refunded(), (await shop.credits(person.id)).vhr]).toEqual([[4_000], 4_000, 1]);
  });

  it('PAY-04 never refunds more than was paid in concurrent refunds', async () => {
    await bought(PACK);
    const made = await Promise.all(['one', 'two', 'three'].map((key) => refund({ amount: 2_000, key })));
    expect(made.filter((one) => one !== null)).toHaveLength(2);
    expect([await givenBack(), await refunded()]).toEqual([[2_000, 2_000], 4_000]);
  });

  it('PAY-04 reports a refund that the gateway rejects to the support team', async () => {
    const { body } = await bought(PACK);
    await shop.ctx.db
      .insertInto('sites')
      .values({
        domain: 'test.vinport.example',
        settings: JSON.stringify({ support_email: 'support@vinport.example' }),
      })
      .execute();
    failing = 'refused';
    await refund({ amount: 4_999 });
    expect([await states(), await givenBack(), await refunded()]).toEqual([[[4_999, 'failed']], [], 0]);
    const [email, ...more] = await shop.mailsTo('support@vinport.example');
    expect([email?.subject, more]).toEqual([`Refund failed: order ${body.order_number}`, []]);
    expect((await shop.mailsTo(person.email)).filter(({ subject }) => subject.includes('refund'))).toEqual([]);
  });

  it('PAY-04 retries a refund when the gateway does not answer', async () => {
    await bought(PACK);
    failing = 'unanswered';
    await refund({ amount: 2_000 });
    expect([await states(), await refunded()]).toEqual([[[2_000, 'requested']], 2_000]);
    shop.now.advance(5 * MINUTE_MS);
    await shop.runJobs();
    failing = null;
    shop.now.advance(5 * MINUTE_MS);
    await shop.runJobs();
    expect([await states(), await givenBack()]).toEqual([[[2_000, 'done']], [2_000]]);
  });

  it.each(['killed before', 'killed after'] as const)('PAY-04 refunds once if the host was %s it', async (when) => {
    await bought(PACK);
    failing = when;
    await refund({ amount: 2_000 });
    expect(await states()).toEqual([[2_000, 'requested']]);
    failing = null;
    for (let minutes = 0; minutes < 10; minutes += 1) {
      shop.now.advance(MINUTE_MS);
      await shop.runJobs();
    }
    expect([await states(), await givenBack()]).toEqual([[[2_000, 'done']], [2_000]]);
    expect((await shop.mailsTo(person.email)).filter(({ subject }) => subject.includes('refund'))).toHaveLength(1);
  });

  it('PAY-04 ends a subscription after its full refund and stops its charges', async () => {
    await bought(MONTHLY_ORDER);
    await refund({ amount: 4_900 });
    expect((await shop.subscriptions())[0]).toMatchObject({ ended_at: shop.now(), cancelled_at: shop.now() });
    shop.now.advance(40 * 24 * 60 * MINUTE_MS);
    await shop.runJobs();
    expect([await shop.timesTaken(), (await shop.credits(person.id)).vhr]).toEqual([1, 0]);
  });
});
