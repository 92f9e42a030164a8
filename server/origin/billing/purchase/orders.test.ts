import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openShop, type Shop, type ShopPerson } from '#tests/setup/open-shop.ts';

const TWO_LINES = {
  total: 2_498,
  lines: [
    { list: 'vhr', plan: 'vhr-1' },
    { list: 'sticker', plan: 'sticker-1' },
  ],
};

describe.each(['sqlite', 'postgres'] as const)('orders on %s', (engine) => {
  let shop: Shop;
  let person: ShopPerson;

  beforeEach(async () => {
    shop = await openShop(engine);
    person = await shop.person();
  });
  afterEach(() => shop.close());

  it('PAY-05 creates one order, one receipt and one number for a cart with two lines', async () => {
    const { body } = await shop.bought({ email: person.email, ...TWO_LINES });
    expect(body).toMatchObject({ status: 'success', price: { amount: 2_498 }, email: person.email });
    expect(body.order_number).toMatch(/^VP-[0-9A-Z]{8}$/);
    expect(body.lines.map(({ plan }: { plan: { code: string } }) => plan.code)).toEqual(['vhr-1', 'sticker-1']);
    expect(await shop.credits(person.id)).toMatchObject({ vhr: 1, sticker: 1 });
    expect(await shop.orders()).toHaveLength(1);
    const mails = await shop.mailsTo(person.email);
    expect(mails.map(({ subject }) => subject)).toEqual([`Your receipt for order ${body.order_number}`]);
    expect(JSON.parse(mails[0]?.attachments ?? '[]')).toHaveLength(1);
    const receipt = await shop.get(`/api-cwa/receipt?format=json&order=${body.order_id}`, person.token);
    expect(receipt.body.data.lines).toHaveLength(2);
  });

  it("PAY-05 creates orders with one line from the specification's purchase forms", async () => {
    const bought = await shop.buy({ email: person.email }, 'key-1');
    expect(bought.body).toMatchObject({
      status: 'needs_action',
      continue_at: expect.stringContaining('/landing/sandbox/'),
    });
    await shop.pay(bought);
    expect((await shop.buy({ email: person.email }, 'key-1')).body).toMatchObject({ status: 'success' });
    expect([await shop.timesTaken(), (await shop.credits(person.id)).vhr]).toEqual([1, 1]);
  });

  it('PAY-10 sells a bundle as one plan that costs less than its parts', async () => {
    const bundle = { total: 1_999, lines: [{ list: 'vhr', plan: 'bundle-1' }] };
    await shop.bought({ email: person.email, ...bundle });
    expect(await shop.credits(person.id)).toEqual({ vhr: 0, sticker: 0, global: 2 });
    expect(bundle.total).toBeLessThan(TWO_LINES.total);
  });

  it('creates one order per idempotency key, however often it is sent', async () => {
    const sent = await Promise.all([1, 2, 3].map(() => shop.order({ email: person.email }, { key: 'key-1' })));
    const pages = new Set(sent.map(({ body }) => body.continue_at));
    expect([pages.size, (await shop.orders()).length]).toEqual([1, 1]);
    const other = await shop.order({ email: person.email, ...TWO_LINES }, { key: 'key-1' });
    expect([other.status, other.body.reason]).toEqual([409, 'key-used']);
  });

  it('closes the payment page of a replaced order, so that only one of the two can be paid', async () => {
    const first = await shop.order({ email: person.email }, { key: 'key-1' });
    const second = await shop.order(
      { email: person.email, ...TWO_LINES, replaces: first.body.custom_data },
      { key: 'key-2' },
    );
    expect(await shop.pay(first)).toBeNull();
    await shop.pay(second);
    expect(await shop.timesTaken()).toBe(1);
    const states = new Map((await shop.orders()).map(({ id, state, close_reason }) => [id, [state, close_reason]]));
    expect(states.get(first.body.order_id)).toEqual(['declined', 'replaced']);
    expect(states.get(second.body.order_id)).toEqual(['paid', null]);
  });

  it('returns an order that was paid before it could be replaced, and sells nothing else', async () => {
    const first = await shop.order({ email: person.email }, { key: 'key-1' });
    await shop.pay(first);
    const second = await shop.order({ email: person.email, ...TWO_LINES, replaces: first.body.custom_data });
    // A paid order is no longer open, so the buyer gets a new order.
    expect(second.body).toMatchObject({ status: 'needs_action' });
    const third = await shop.order({ email: person.email }, { key: 'key-3' });
    await shop.client.form(new URL(third.body.continue_at).pathname, { card: 'succeeds', decision: 'pay' });
    const fourth = await shop.order({ email: person.email, ...TWO_LINES, replaces: third.body.custom_data });
    expect(fourth.body).toMatchObject({ status: 'success', order_id: third.body.order_id });
  });

  it.each([
    ['declined', 'needs_action'],
    ['needs-step', 'needs_action'],
    ['slow-webhook', 'needs_action'],
    ['answer-lost', 'success'],
    ['succeeds', 'success'],
  ] as const)('PAY-02 maps a payment with the card %s to the status %s', async (card, status) => {
    const ordered = await shop.order({ email: person.email });
    await shop.pay(ordered, card);
    expect((await shop.read(ordered)).body.status).toBe(status);
  });

  it('PAY-02 settles the order when a delayed event arrives', async () => {
    const ordered = await shop.order({ email: person.email });
    await shop.pay(ordered, 'slow-webhook');
    expect((await shop.credits(person.id)).vhr).toBe(0);
    shop.now.advance(5_000);
    await shop.runJobs();
    expect((await shop.credits(person.id)).vhr).toBe(1);
  });

  it("PAY-02 handles a bank confirmation on the gateway's page", async () => {
    const ordered = await shop.order({ email: person.email });
    await shop.pay(ordered, 'needs-step');
    expect(await shop.pay(ordered, 'needs-step', 'refuse')).toBeNull();
    await shop.pay(ordered, 'needs-step');
    expect(await shop.pay(ordered, 'needs-step', 'approve')).toContain('/checkout/done?order=VP-');
    expect((await shop.read(ordered)).body.status).toBe('success');
  });

  it('closes an abandoned order once its payment page has expired, and releases its key', async () => {
    const ordered = await shop.order({ email: person.email }, { key: 'key-1' });
    shop.now.advance(20 * 60_000);
    await shop.runJobs();
    expect((await shop.read(ordered)).body.status).toBe('needs_action');
    shop.now.advance(13 * 60_000);
    await shop.runJobs();
    shop.now.advance(60_000);
    await shop.runJobs();
    expect((await shop.read(ordered)).body).toMatchObject({ status: 'error', reason: 'expired' });
    const again = await shop.order({ email: person.email }, { key: 'key-1' });
    expect(again.body).toMatchObject({ status: 'needs_action' });
    expect(again.body.order_id).not.toBe(ordered.body.order_id);
  });

  it('PAY-09 stores what the buyer saw and agreed to for 540 days', async () => {
    await shop.order({ email: person.email, country: 'DE' }, { caller: '198.51.100.7' });
    const evidence = await shop.ctx.db.selectFrom('purchase_evidence').selectAll().executeTakeFirstOrThrow();
    expect(evidence).toMatchObject({
      terms_version: '2026-11',
      shown_amount: 1_499,
      shown_currency: 'USD',
      country: 'DE',
      caller: '198.51.100.7',
      immediate_delivery: 0,
    });
    expect(Number(evidence.expires_at) - Number(evidence.agreed_at)).toBe(540 * 86_400_000);
  });

  it('PAY-06 rejects a subscription that the buyer already has, and refunds a guest who buys it again', async () => {
    const monthly = { email: person.email, total: 4_900, lines: [{ list: 'vhr', plan: 'vhr-month' }] };
    await shop.bought(monthly);
    const again = await shop.order(monthly, { token: (await shop.again(person)).token });
    expect([again.status, again.body.reason]).toEqual([409, 'already-subscribed']);
    await shop.bought(monthly);
    expect(await shop.subscriptions()).toHaveLength(1);
    expect((await shop.refunds()).map(({ amount, reason, state }) => [amount, reason, state])).toEqual([
      [4_900, 'duplicate', 'done'],
    ]);
    expect((await shop.credits(person.id)).vhr).toBe(10);
  });
});
