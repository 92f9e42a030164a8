import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openShop, type Shop, type ShopPerson } from '../../../../tests/setup/open-shop.ts';

describe.each(['sqlite', 'postgres'] as const)('purchases of the origin on %s', (engine) => {
  let shop: Shop;
  let person: ShopPerson;
  beforeEach(async () => {
    shop = await openShop(engine);
    person = await shop.person();
  });
  afterEach(() => shop.close());

  const buy = (fields: Readonly<Record<string, string>> = {}, key?: string) =>
    shop.buy({ email: person.email, ...fields }, key);

  it('CRD-05 takes the money once, and gives the credits and a receipt for it', async () => {
    const { status, body } = await buy({ email: ` ${person.email.toUpperCase()}` });
    expect(status).toBe(200);
    expect(body).toEqual({
      status: 'success',
      order_id: expect.stringMatching(/^[\w-]{22}$/),
      price: { amount: 1_499, currency: 'USD' },
    });
    expect(await shop.credits(person.id)).toEqual({ vhr: 1, sticker: 0, global: 0 });
    expect(await shop.timesTaken()).toBe(1);
    const mails = await shop.mailsTo(person.email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Your receipt for One vehicle history report']);
    const [receipt] = JSON.parse(mails[0]?.attachments ?? '[]');
    expect(receipt).toMatchObject({ filename: `receipt-${body.order_id}.pdf`, contentType: 'application/pdf' });
    expect(Buffer.from(receipt.base64, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
  });

  it.each([
    ['/landing/app-customer-register', 'vhr-5', '4999', { vhr: 5, sticker: 0, global: 0 }],
    ['/api-cwa/cwa_register', 'global-5', '5999', { vhr: 0, sticker: 0, global: 5 }],
    ['/landing/window-sticker-registration', 'sticker-1', '999', { vhr: 0, sticker: 1, global: 0 }],
    ['/api-cwa/cwa_sticker_registration', 'sticker-5', '3999', { vhr: 0, sticker: 5, global: 0 }],
  ])('CRD-05 sells at %s', async (path, cart_plan, price, credits) => {
    const { body } = await shop.buy({ email: person.email, cart_plan, price }, undefined, path);
    expect(body.status).toBe('success');
    expect(await shop.credits(person.id)).toEqual(credits);
  });

  it('sells more than one at once, for as many credits', async () => {
    expect((await buy({ nos: '3', price: '4497' })).body.status).toBe('success');
    expect(await shop.credits(person.id)).toMatchObject({ vhr: 3 });
  });

  it('CRD-06 writes down for which vehicle it was bought, or for none', async () => {
    await buy({ vin: ' 1hgcm82693a000001 ' });
    await buy({ vin: 'CREDIT' });
    expect((await shop.orders()).map(({ vin }) => vin).toSorted()).toEqual(['1HGCM82693A000001', null].toSorted());
    expect((await buy({ vin: 'no vin at all, really' })).status).toBe(422);
  });

  it.each([
    ['a lower price', { price: '1' }],
    ['no price', { price: '0' }],
    ['a higher price', { price: '1500' }],
    ['another currency', { currency: 'JPY' }],
    ['the price of one for three', { nos: '3' }],
  ])('CRD-05 sells nothing for %s, and tells the right one', async (_what, fields) => {
    const { status, body } = await buy(fields);
    expect(status).toBe(409);
    const amount = 'nos' in fields ? 4_497 : 1_499;
    expect(body).toMatchObject({ status: 'error', reason: 'price-changed', price: { amount, currency: 'USD' } });
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
    ['email', 'nobody'],
    ['email', `${'x'.repeat(250)}@people.example`],
    ['cart_plan', 'no-such-plan'],
    ['cart_plan', 'sticker-1'],
    ['cart_plan', 'dealer-vhr-50'],
    ['payment_gateway', 'stripe'],
    ['payment_gateway', 'constructor'],
  ])('refuses %s %s by the name of the field', async (field, value) => {
    const { status, body } = await buy({ [field]: value });
    expect([status, Object.keys(body.fields)]).toEqual([422, [field]]);
    expect(await shop.orders()).toEqual([]);
  });

  it('sells plans for dealers to dealers', async () => {
    const dealer = await shop.person('dealer');
    const cart = { cart_plan: 'dealer-vhr-50', price: '19900' };
    expect((await buy({ ...cart, email: dealer.email })).body.status).toBe('success');
    expect((await buy({ ...cart, email: 'guest@people.example' })).status).toBe(422);
  });

  it('gives nothing for a declined card, and says so', async () => {
    const { status, body } = await buy({ payg_id: 'card_declined' });
    expect([status, body]).toEqual([
      200,
      { status: 'error', message: 'The payment was declined. You were not charged.', reason: 'declined' },
    ]);
    expect((await buy({ payg_id: 'no_such_card' })).body.status).toBe('error');
    expect(await shop.credits(person.id)).toEqual({ vhr: 0, sticker: 0, global: 0 });
    expect([await shop.timesTaken(), await shop.mailsTo(person.email)]).toEqual([0, []]);
  });

  it('lets nobody try out cards and codes without end; what is sold does not count', async () => {
    for (let bought = 0; bought < 10; bought += 1) expect((await buy()).status).toBe(200);
    const statuses: number[] = [];
    for (let tried = 0; tried < 30; tried += 1) {
      statuses.push((await buy({ payg_id: 'card_declined' })).status);
      statuses.push((await buy({ couponcode: `GUESS-${tried}` })).status);
    }
    expect(new Set(statuses)).toEqual(new Set([200, 409]));
    expect((await buy()).status).toBe(429);
    shop.now.advance(60 * 60 * 1_000);
    expect((await buy()).status).toBe(200);
  });

  it('gives what costs nothing with its code without asking for a payment', async () => {
    const free = { percent: 100, amount: null, currency: null, valid_from: null, valid_until: null };
    const unlimited = { total_limit: null, limit_per_buyer: 1, plan_kinds: null, demonstration: 0, asked_at: 0 };
    await shop.ctx.db
      .insertInto('discount_codes')
      .values({ code: 'FREE', list: 'coupons', ...free, ...unlimited })
      .execute();
    expect((await buy({ couponcode: 'FREE', price: '0' })).body).toMatchObject({ price: { amount: 0 } });
    expect(await shop.credits(person.id)).toMatchObject({ vhr: 1 });
    expect(await shop.ctx.db.selectFrom('sandbox_payments').select('id').execute()).toEqual([]);
    expect((await buy({ couponcode: 'FREE', price: '0' })).status).toBe(409);
  });

  it('CALL-03 sells once for an Idempotency-Key, and answers alike', async () => {
    const first = await buy({}, 'key-1');
    expect(await buy({}, 'key-1')).toEqual(first);
    expect((await buy({ payg_id: 'card_times_out' }, 'key-1')).status).toBe(409);
    expect((await buy({ nos: '3', price: '4497' }, 'key-1')).status).toBe(409);
    expect([await shop.timesTaken(), (await shop.orders()).length]).toEqual([1, 1]);
    const other = await buy({}, 'key-2');
    expect(other.body.order_id).not.toBe(first.body.order_id);
  });

  it('CALL-03 sells once when the same is sent many times at once', async () => {
    const cart = { couponcode: 'TEN', price: '1349' };
    const answers = await Promise.all(Array.from({ length: 10 }, () => buy(cart, 'key-1')));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(answers[0]?.body).toMatchObject({ status: 'success', price: { amount: 1_349 } });
    expect([await shop.timesTaken(), (await shop.orders()).length]).toEqual([1, 1]);
    expect(await shop.credits(person.id)).toMatchObject({ vhr: 1 });
    expect(await shop.mailsTo(person.email)).toHaveLength(1);
  });

  it('CALL-03 tells who uses a key for another purchase how the first stands, and charges nothing', async () => {
    expect((await buy({ payg_id: 'card_times_out' }, 'key-1')).status).toBe(503);
    const { status, body } = await buy({}, 'key-1');
    expect([status, body.reason, body.order.status]).toEqual([409, 'key-used', 'pending']);
    const settled = await shop.send('/api-cwa/payment-update', { custom_data: body.order.custom_data });
    expect(settled.body).toMatchObject({ status: 'success', order_id: body.order.order_id });
    expect((await buy({}, 'key-1')).body.order).toEqual(settled.body);

    await buy({ payg_id: 'card_declined' }, 'key-2');
    expect((await buy({}, 'key-2')).body.order).toMatchObject({ status: 'declined' });
    expect(await shop.timesTaken()).toBe(1);
  });

  it('keeps the keys of different buyers apart', async () => {
    const other = await shop.person();
    const [one, two] = [await buy({}, 'key-1'), await buy({ email: other.email }, 'key-1')];
    expect(two.body.order_id).not.toBe(one.body.order_id);
    expect([await shop.credits(person.id), await shop.credits(other.id)]).toMatchObject([{ vhr: 1 }, { vhr: 1 }]);
  });

  it('makes an account for a guest once it is paid, and mails a link for a password', async () => {
    const email = 'guest@people.example';
    const user = () => shop.ctx.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();
    await buy({ email, payg_id: 'card_declined' });
    expect([await user(), await shop.mailsTo(email)]).toEqual([undefined, []]);
    await Promise.all([buy({ email }), buy({ email })]);
    const made = await user();
    expect(await shop.credits(made?.id ?? '')).toMatchObject({ vhr: 2 });
    const mails = await shop.mailsTo(email);
    expect(mails.filter(({ subject }) => subject === 'Choose your password')).toHaveLength(1);
    expect(mails.filter(({ subject }) => subject.startsWith('Your receipt'))).toHaveLength(2);
    const token = /\/reset-password\/(\S+)/.exec(mails.map(({ text }) => text).join())?.[1] ?? '';
    const chosen = { token, new_pass: 'a long enough password 5' };
    expect((await shop.send('/api-cwa/reset-password/confirm', chosen)).status).toBe(200);
    const login = await shop.send('/api-cwa/login', { email, pass: chosen.new_pass });
    expect(login.body.data).toMatchObject({ email, vhr_credit: 2 });
  });

  it('writes no letter in a language that the site does not speak, and leads to no forged host', async () => {
    const send = (host: string) =>
      shop.origin.fetch(
        new Request(`http://${host}/landing/app-customer-register`, {
          method: 'POST',
          body: new URLSearchParams({
            ...{ email: person.email, price: '1499', currency: 'USD', cart_plan: 'vhr-1' },
            ...{ payment_gateway: 'sandbox', payg_id: 'card_ok', vin: 'CREDIT' },
          }),
        }),
      );
    await send('es.localhost');
    shop.now.advance(1);
    await send('evil.example');
    const [spanish, english] = await shop.mailsTo(person.email);
    expect(spanish?.subject).toMatch(/^Su recibo/);
    expect(spanish?.text).toContain('http://es.localhost/members/dashboard');
    expect(english?.text).toContain('https://test.vinport.example/members/dashboard');
    expect(english?.text).not.toContain('evil.example');
  });
});
