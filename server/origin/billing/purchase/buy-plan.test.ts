import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openShop, type Shop, type ShopPerson } from '#tests/setup/open-shop.ts';

const A_VIN = '1HGCM82693A000001';

describe.each(['sqlite', 'postgres'] as const)('purchases on %s', (engine) => {
  let shop: Shop;
  let person: ShopPerson;
  beforeEach(async () => {
    shop = await openShop(engine);
    person = await shop.person();
  });
  afterEach(() => shop.close());

  const buy = (fields: Readonly<Record<string, string>> = {}, key?: string) =>
    shop.buy({ email: person.email, ...fields }, key);
  const order = (fields: Readonly<Record<string, unknown>> = {}, key?: string) =>
    shop.order({ email: person.email, ...fields }, key === undefined ? {} : { key });

  it('CRD-05 charges once, grants the credits and emails a receipt', async () => {
    const bought = await buy({ email: ` ${person.email.toUpperCase()}` });
    expect(bought).toEqual({
      status: 200,
      body: {
        status: 'needs_action',
        order_id: expect.stringMatching(/^[\w-]{22}$/),
        order_number: expect.stringMatching(/^VP-[0-9A-Z]{8}$/),
        price: { amount: 1_499, currency: 'USD' },
        custom_data: expect.any(String),
        continue_at: expect.stringMatching(/^https:\/\/test\.vinport\.example\/landing\/sandbox\/checkout\/[\w-]{22}$/),
        email: person.email,
        paid_at: null,
        lines: [
          {
            plan: { code: 'vhr-1', name: 'One vehicle history report', kind: 'vhr', renewal: 'once', bundle: null },
            documents: 1,
            quantity: 1,
            vin: null,
            price: { amount: 1_499, currency: 'USD' },
          },
        ],
        documents: [],
      },
    });
    expect([await shop.timesTaken(), await shop.mailsTo(person.email)]).toEqual([0, []]);
    await shop.pay(bought);
    const { continue_at: _page, custom_data: _words, ...facts } = bought.body;
    expect((await shop.read(bought)).body).toMatchObject({ ...facts, status: 'success', paid_at: shop.now() });
    expect(await shop.credits(person.id)).toEqual({ vhr: 1, sticker: 0, global: 0 });
    expect(await shop.timesTaken()).toBe(1);
    const mails = await shop.mailsTo(person.email);
    expect(mails.map(({ subject }) => subject)).toEqual([`Your receipt for order ${facts.order_number}`]);
    const [receipt] = JSON.parse(mails[0]?.attachments ?? '[]');
    expect(receipt).toMatchObject({
      filename: `receipt-${facts.order_number}.pdf`,
      contentType: 'application/pdf',
    });
    expect(Buffer.from(receipt.base64, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
  });

  it.each([
    ['/landing/app-customer-register', 'vhr-5', '4999', { vhr: 5, sticker: 0, global: 0 }],
    ['/api-cwa/cwa_register', 'global-5', '5999', { vhr: 0, sticker: 0, global: 5 }],
    ['/landing/window-sticker-registration', 'sticker-1', '999', { vhr: 0, sticker: 1, global: 0 }],
    ['/api-cwa/cwa_sticker_registration', 'sticker-5', '3999', { vhr: 0, sticker: 5, global: 0 }],
  ])('CRD-05 sells through %s', async (path, cart_plan, price, credits) => {
    await shop.pay(await shop.buy({ email: person.email, cart_plan, price }, undefined, path));
    expect(await shop.credits(person.id)).toEqual(credits);
  });

  it('sells several units of a plan with the matching number of credits', async () => {
    await shop.pay(await buy({ nos: '3', price: '4497' }));
    expect(await shop.credits(person.id)).toMatchObject({ vhr: 3 });
    await shop.bought({
      email: person.email,
      total: 1_998,
      lines: [{ list: 'sticker', plan: 'sticker-1', quantity: 2 }],
    });
    expect(await shop.credits(person.id)).toMatchObject({ vhr: 3, sticker: 2 });
  });

  it('CRD-06 stores the VIN of a purchase, if there is one', async () => {
    const pack = { cart_plan: 'global-5', price: '5999' };
    await buy({ ...pack, vin: ` ${A_VIN.toLowerCase()} ` });
    await buy({ ...pack, vin: 'CREDIT' });
    await order({ total: 5_999, lines: [{ list: 'vhr', plan: 'global-5', vin: A_VIN.toLowerCase() }] });
    expect((await shop.orders()).map(({ vin }) => vin ?? 'none').toSorted()).toEqual([A_VIN, A_VIN, 'none']);
    expect((await buy({ vin: 'no vin at all, really' })).status).toBe(422);
  });

  it.each<[string, { readonly price?: string; readonly currency?: string; readonly nos?: string }]>([
    ['a lower price', { price: '1' }],
    ['no price', { price: '0' }],
    ['a higher price', { price: '1500' }],
    ['another currency', { currency: 'JPY' }],
    ['the price of one item for three', { nos: '3' }],
  ])('CRD-05 rejects %s and returns the correct price', async (_what, fields) => {
    const { status, body } = await buy(fields);
    expect(status).toBe(409);
    const amount = 'nos' in fields ? 4_497 : 1_499;
    expect(body).toMatchObject({ status: 'error', reason: 'price-changed', price: { amount, currency: 'USD' } });
    const { price, nos, currency } = { price: '1499', nos: '1', currency: 'USD', ...fields };
    const lines = [{ list: 'vhr', plan: 'vhr-1', quantity: Number(nos) }];
    expect((await order({ total: Number(price), currency, lines })).body).toEqual(body);
    expect([await shop.orders(), await shop.timesTaken()]).toEqual([[], 0]);
  });

  it.each([
    ['price', '-1499'],
    ['price', '14.99'],
    ['price', '1e3'],
    ['nos', '-1'],
    ['nos', '0'],
    ['nos', '101'],
    ['currency', 'usd'],
    ['email', 'not-an-address'],
    ['email', `${'x'.repeat(250)}@people.example`],
    ['cart_plan', 'no-such-plan'],
    ['cart_plan', 'sticker-1'],
    ['cart_plan', 'dealer-vhr-50'],
    ['payment_gateway', 'stripe'],
    ['payment_gateway', 'constructor'],
  ])('names the invalid field of a form with %s %s', async (field, value) => {
    const { status, body } = await buy({ [field]: value });
    expect([status, Object.keys(body.fields)]).toEqual([422, [field]]);
    expect(await shop.orders()).toEqual([]);
  });

  const line = { list: 'vhr', plan: 'vhr-1' };
  it.each([
    ['total', { total: -1 }],
    ['total', { total: 14.99 }],
    ['currency', { currency: 'usd' }],
    ['country', { country: 'USA' }],
    ['country', { country: undefined }],
    ['email', { email: 'not-an-address' }],
    ['terms_version', { terms_version: '' }],
    ['payment_gateway', { gateway: 'stripe' }],
    ['lines', { lines: [] }],
    ['lines', { lines: Array.from({ length: 6 }, () => line) }],
    ['lines.0.quantity', { lines: [{ ...line, quantity: 0 }] }],
    ['lines.0.quantity', { lines: [{ ...line, quantity: 101 }] }],
    ['lines.1.vin', { lines: [line, { ...line, vin: 'no vin at all, really' }] }],
    ['cart_plan', { lines: [{ ...line, list: 'sticker' }] }],
    ['cart_plan', { lines: [{ ...line, plan: 'dealer-vhr-50' }] }],
    ['nos', { lines: [{ ...line, plan: 'vhr-month', quantity: 2 }] }],
    ['cart_plan', { total: 9_800, lines: [1, 2].map(() => ({ ...line, plan: 'vhr-month' })) }],
    ['cancel_path', { cancel_path: 'https://evil.example/checkout' }],
    ['cancel_path', { cancel_path: '//evil.example/checkout' }],
    ['cancel_path', { cancel_path: '/checkout/../admin' }],
  ] as const)('names the invalid field %s of an order', async (field, fields) => {
    const { status, body } = await order(fields);
    expect([status, Object.keys(body.fields)]).toEqual([422, [field]]);
    expect(await shop.orders()).toEqual([]);
  });

  it('rejects a cart with two currencies', async () => {
    await shop.ctx.db.updateTable('plans').set({ currency: 'EUR' }).where('code', '=', 'sticker-1').execute();
    const lines = [line, { list: 'sticker', plan: 'sticker-1' }];
    const { status, body } = await order({ total: 2_498, lines });
    expect([status, Object.keys(body.fields)]).toEqual([422, ['cart_plan']]);
  });

  it('sells a subscription and a document in one cart', async () => {
    const lines = [
      { list: 'vhr', plan: 'vhr-month' },
      { list: 'sticker', plan: 'sticker-1' },
    ];
    const { body } = await shop.bought({ email: person.email, total: 5_899, lines });
    expect(body).toMatchObject({ status: 'success', subscription_id: (await shop.subscriptions())[0]?.id });
    expect(await shop.credits(person.id)).toEqual({ vhr: 10, sticker: 1, global: 0 });
  });

  it('SEC-07 sells dealer plans only to signed-in dealers and does not reveal who is a dealer', async () => {
    const dealer = await shop.person('dealer');
    const cart = { total: 19_900, lines: [{ list: 'vhr', plan: 'dealer-vhr-50' }] };
    const refusals = [
      await shop.order({ ...cart, email: dealer.email }),
      await shop.order({ ...cart, email: 'guest@people.example' }),
      await shop.order({ ...cart, email: dealer.email }, { token: person.token }),
      await shop.order({ ...cart, email: person.email }, { token: dealer.token }),
    ];
    expect(refusals.map(({ status }) => status)).toEqual([422, 422, 422, 422]);
    expect(new Set(refusals.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    const quotes = [dealer.email, 'guest@people.example'].map(async (email) => {
      const fields = { couponcode: 'NOPE', type: 'vhr', cart_plan: 'dealer-vhr-50', email };
      return (await shop.client.form('/api-cwa/coupon_validation', fields)).text();
    });
    expect(new Set(await Promise.all(quotes)).size).toBe(1);
    const ordered = await shop.order({ ...cart, email: dealer.email }, { token: dealer.token });
    expect(ordered.body.status).toBe('needs_action');
  });

  it("SEC-07 does not put a dealer's company on the receipt of a guest with the same address", async () => {
    const dealer = await shop.person('dealer');
    await shop.json('/api/user/update-profile', { company_name: 'Engines & Co' }, dealer.token);
    await shop.order({ email: dealer.email });
    expect((await shop.orders())[0]).toMatchObject({ email: dealer.email, billed_to: null });
  });

  it('grants nothing for a declined card and lets the buyer try another card', async () => {
    const ordered = await buy();
    for (const card of ['declined', 'no-such-card', '']) {
      const page = await shop.client.form(new URL(ordered.body.continue_at).pathname, { card, decision: 'pay' });
      expect([page.status, page.headers.get('location')]).toEqual([200, null]);
      expect(await page.text()).toContain('role="alert"');
      await shop.runJobs();
    }
    expect(await shop.credits(person.id)).toEqual({ vhr: 0, sticker: 0, global: 0 });
    expect([await shop.timesTaken(), await shop.mailsTo(person.email)]).toEqual([0, []]);
    expect(await shop.pay(ordered)).toContain('/checkout/done?order=VP-');
    expect([await shop.timesTaken(), (await shop.credits(person.id)).vhr]).toEqual([1, 1]);
  });

  it('returns the buyer to the cart after a cancellation', async () => {
    const { body } = await order({ cancel_path: '/checkout?plan=vhr-1&vin=CREDIT' });
    const page = await shop.client.get(new URL(body.continue_at).pathname);
    expect(await page.text()).toContain(
      'href="https://test.vinport.example/checkout?plan=vhr-1&amp;vin=CREDIT&amp;canceled=1"',
    );
  });

  it('limits guesses of codes and prices through purchases, not counting paid orders', async () => {
    for (let count = 0; count < 5; count += 1) await shop.pay(await buy());
    const statuses: number[] = [];
    for (let count = 0; count < 30; count += 1) {
      statuses.push((await buy({ price: `${count}` })).status);
      statuses.push((await buy({ couponcode: `GUESS-${count}` })).status);
    }
    expect(new Set(statuses)).toEqual(new Set([409]));
    expect((await buy()).status).toBe(429);
    shop.now.advance(60 * 60 * 1_000);
    expect((await buy()).status).toBe(200);
  });

  it('delivers a free order with a coupon without a payment page', async () => {
    const free = { percent: 100, amount: null, currency: null, valid_from: null, valid_until: null };
    const once = { total_limit: null, limit_per_buyer: 1, plan_kinds: null, demonstration: 0, asked_at: 0 };
    await shop.ctx.db
      .insertInto('discount_codes')
      .values({ code: 'FREE', list: 'coupons', ...free, ...once })
      .execute();
    const { body } = await order({ coupon: 'FREE', total: 0 });
    expect(body).toMatchObject({ status: 'success', price: { amount: 0 } });
    expect(body.continue_at).toBeUndefined();
    expect(await shop.credits(person.id)).toMatchObject({ vhr: 1 });
    expect(await shop.ctx.db.selectFrom('sandbox_checkouts').select('id').execute()).toEqual([]);
    expect((await buy({ couponcode: 'FREE', price: '0' })).status).toBe(409);
  });

  it('applies a coupon to the line where it saves most', async () => {
    const lines = [
      { list: 'sticker', plan: 'sticker-1' },
      { list: 'vhr', plan: 'vhr-5' },
    ];
    const { body } = await order({ coupon: 'TEN', total: 5_498, lines });
    expect(body.lines.map(({ price }: { price: { amount: number } }) => price.amount)).toEqual([999, 4_499]);
  });

  it('CALL-03 sells once per Idempotency-Key and returns the same order', async () => {
    const first = await buy({}, 'key-1');
    expect((await buy({}, 'key-1')).body).toMatchObject({
      order_id: first.body.order_id,
      continue_at: first.body.continue_at,
    });
    expect((await buy({ nos: '3', price: '4497' }, 'key-1')).status).toBe(409);
    await shop.pay(first);
    const paid = await buy({}, 'key-1');
    expect(paid.body).toEqual((await shop.read(first)).body);
    expect([await shop.timesTaken(), (await shop.orders()).length]).toEqual([1, 1]);
    expect((await buy({}, 'key-2')).body.order_id).not.toBe(first.body.order_id);
  });

  it('CALL-03 opens one payment page for concurrent submissions of the same form', async () => {
    const cart = { couponcode: 'TEN', price: '1349' };
    const answers = await Promise.all(Array.from({ length: 10 }, () => buy(cart, 'key-1')));
    expect(new Set(answers.map(({ body }) => body.continue_at)).size).toBe(1);
    expect(answers[0]?.body).toMatchObject({ status: 'needs_action', price: { amount: 1_349 } });
    const page = new URL(answers[0]?.body.continue_at).pathname;
    const pay = () => shop.client.form(page, { card: 'succeeds', decision: 'pay' });
    expect((await Promise.all([pay(), pay(), pay()])).map(({ status }) => status)).toEqual([303, 303, 303]);
    await shop.runJobs();
    expect([await shop.timesTaken(), (await shop.orders()).length]).toEqual([1, 1]);
    expect(await shop.credits(person.id)).toMatchObject({ vhr: 1 });
    expect(await shop.mailsTo(person.email)).toHaveLength(1);
  });

  it("CALL-03 returns the first order's status for a key that is reused with another cart", async () => {
    const first = await buy({}, 'key-1');
    const open = await buy({ nos: '3', price: '4497' }, 'key-1');
    expect([open.status, open.body.reason, open.body.order]).toMatchObject([
      409,
      'key-used',
      { status: 'needs_action', order_id: first.body.order_id },
    ]);
    await shop.pay(first);
    expect((await buy({ nos: '3', price: '4497' }, 'key-1')).body.order).toMatchObject({
      status: 'success',
      order_id: first.body.order_id,
    });
    expect(await shop.timesTaken()).toBe(1);
  });

  it('scopes idempotency keys to a buyer', async () => {
    const other = await shop.person();
    const [one, two] = [await buy({}, 'key-1'), await buy({ email: other.email }, 'key-1')];
    expect(two.body.order_id).not.toBe(one.body.order_id);
    await shop.pay(two);
    expect([await shop.credits(person.id), await shop.credits(other.id)]).toMatchObject([{ vhr: 0 }, { vhr: 1 }]);
  });

  it('creates an account for a guest once an order is paid, and emails a link to set a password', async () => {
    const email = 'guest@people.example';
    const user = () => shop.ctx.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();
    const [one, two] = [await buy({ email }), await buy({ email })];
    await shop.pay(one, 'declined');
    expect([await user(), await shop.mailsTo(email)]).toEqual([undefined, []]);
    for (const { body } of [one, two]) {
      await shop.client.form(new URL(body.continue_at).pathname, { card: 'succeeds', decision: 'pay' });
    }
    await Promise.all([shop.read(one), shop.read(two), shop.runJobs()]);
    const made = await user();
    expect(await shop.credits(made?.id ?? '')).toMatchObject({ vhr: 2 });
    const mails = await shop.mailsTo(email);
    expect(mails.filter(({ text }) => text.includes('/reset-password/'))).toHaveLength(1);
    expect(mails.filter(({ subject }) => subject.startsWith('Your receipt'))).toHaveLength(2);
    const token = /\/reset-password\/(\S+)/.exec(mails.map(({ text }) => text).join())?.[1] ?? '';
    const chosen = { token, new_pass: 'a long enough password 5' };
    expect((await shop.send('/api-cwa/reset-password/confirm', chosen)).status).toBe(200);
    const login = await shop.send('/api-cwa/login', { email, pass: chosen.new_pass });
    expect(login.body.data).toMatchObject({ email, vhr_credit: 2 });
  });

  it("uses only the site's languages in emails and never links to a forged host", async () => {
    const send = async (host: string) => {
      const body = { email: person.email, price: '1499', currency: 'USD', cart_plan: 'vhr-1' };
      const request = new Request(`http://${host}/landing/app-customer-register`, {
        method: 'POST',
        body: new URLSearchParams({ ...body, payment_gateway: 'sandbox', vin: 'CREDIT' }),
      });
      const ordered = await shop.origin.fetch(request);
      await shop.pay({ status: ordered.status, body: await ordered.json() });
    };
    await send('es.localhost');
    shop.now.advance(1);
    await send('evil.example');
    const [spanish, english] = await shop.mailsTo(person.email);
    expect(spanish?.subject).toMatch(/^Su recibo/);
    expect(spanish?.text).toContain('https://es.localhost/members/dashboard');
    expect(english?.text).toContain('https://test.vinport.example/members/dashboard');
    expect(english?.text).not.toContain('evil.example');
  });
});
