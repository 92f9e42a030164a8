import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '#tests/setup/open-shop.ts';
import { issueToken } from '../account/token.ts';
import { forgetExpired } from '../forget-expired.ts';
import { eraseAccounts } from './erase-accounts.ts';

const GUEST = 'guest@people.example';
const CALLER = '203.0.113.9';
const A_VIN = '1HGCM82693A000001';
const DAY_MS = 86_400_000;

describe.each(['sqlite', 'postgres'] as const)('personal data of purchases on %s', (engine) => {
  let shop: Shop;
  let userId: string;
  let orderId: string;

  beforeEach(async () => {
    shop = await openShop(engine, { demonstration: true });
    const lines = [{ list: 'vhr', plan: 'bundle-1', vin: A_VIN }];
    const cart = { email: GUEST, total: 1_999, lines, country: 'AT', immediate_delivery: true };
    const ordered = await shop.order(
      { ...cart, cancel_path: `/checkout?vin=${A_VIN}` },
      { caller: CALLER, key: 'key-1' },
    );
    await shop.pay(ordered, 'refunded');
    shop.now.advance(10_000);
    await shop.runJobs();
    orderId = ordered.body.order_id;
    ({ id: userId } = await shop.ctx.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', GUEST)
      .executeTakeFirstOrThrow());
  });
  afterEach(() => shop.close());

  const exported = async () => {
    const response = await shop.client.get('/api/user/export', await issueToken(shop.ctx, userId));
    return response.text();
  };
  const erase = async () => {
    const times = { confirmed_at: shop.now(), erase_at: shop.now(), erased_at: null };
    await shop.ctx.db
      .insertInto('deletions')
      .values({ user_id: userId, message: '', language: 'en', ...times })
      .execute();
    await eraseAccounts.run(shop.ctx);
  };
  /** Returns the content of all purchase tables as text. */
  const stored = async () => {
    const { db } = shop.ctx;
    const tables = [
      await db.selectFrom('orders').selectAll().execute(),
      await db.selectFrom('order_lines').selectAll().execute(),
      await db.selectFrom('purchase_evidence').selectAll().execute(),
      await db.selectFrom('deliveries').selectAll().execute(),
      await db.selectFrom('document_links').selectAll().execute(),
      await db.selectFrom('refunds').selectAll().execute(),
      await db.selectFrom('sandbox_checkouts').selectAll().execute(),
      await db.selectFrom('sandbox_payments').selectAll().execute(),
      await db.selectFrom('jobs').selectAll().execute(),
      await db.selectFrom('mails').selectAll().where('subject', 'not like', '%account%').execute(),
    ];
    return JSON.stringify(tables);
  };

  it('exports purchases, consents, deliveries and refunds, without keys that give access to them', async () => {
    const text = await exported();
    const { data } = JSON.parse(text);
    expect(data.orders).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: orderId, amount: 1_999, refunded_amount: 1_999, number: expect.any(String) }),
        expect.objectContaining({ order_id: orderId, position: 0, vin: A_VIN }),
        expect.objectContaining({ order_id: orderId, terms_version: '2026-11', country: 'AT', caller: CALLER }),
        expect.objectContaining({ order_id: orderId, amount: 1_999, reason: 'gateway', state: 'done' }),
      ]),
    );
    expect(data.documents).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ order_id: orderId, kind: 'report', vin: A_VIN, state: 'ready' }),
        expect.objectContaining({ order_id: orderId, kind: 'sticker', vin: A_VIN, state: 'ready' }),
      ]),
    );
    const links = await shop.ctx.db.selectFrom('document_links').select('key_hash').execute();
    expect(links).toHaveLength(2);
    for (const { key_hash } of links) expect(text).not.toContain(key_hash);
    const receipt = (await shop.mailsTo(GUEST)).find(({ text: body }) => body.includes('/documents/'));
    for (const [, key = ''] of receipt?.text.matchAll(/\/documents\/([\w-]{43})/g) ?? []) {
      expect(text).not.toContain(key);
    }
  });

  it('DEL-03 erases buyer, IP address and vehicle, and retains payments', async () => {
    const receipt = (await shop.mailsTo(GUEST)).find(({ text }) => text.includes('/documents/'));
    const [, key = ''] = /\/documents\/([\w-]{43})/.exec(receipt?.text ?? '') ?? [];
    expect(await stored()).toContain(A_VIN);
    await erase();
    const left = await stored();
    for (const personal of [GUEST, CALLER, A_VIN, '"AT"', 'key-1']) expect(left).not.toContain(personal);
    expect((await shop.client.get(`/landing/document?key=${key}`)).status).toBe(404);
    expect((await shop.client.form('/landing/document-link', { key })).status).toBe(200);
    expect(await shop.ctx.db.selectFrom('document_links').selectAll().execute()).toEqual([]);
    expect((await shop.orders())[0]).toMatchObject({ amount: 1_999, currency: 'USD', state: 'paid' });
    expect(await shop.refunds()).toHaveLength(1);
    expect((await shop.ctx.db.selectFrom('order_lines').selectAll().execute())[0]).toMatchObject({ amount: 1_999 });
  });

  it('does not erase data of another buyer', async () => {
    const other = await shop.order({
      email: 'other@people.example',
      lines: [{ list: 'vhr', plan: 'vhr-1', vin: A_VIN }],
    });
    await shop.pay(other);
    await erase();
    expect((await shop.read(other)).body).toMatchObject({
      email: 'other@people.example',
      documents: [{ vin: A_VIN, state: 'ready' }],
    });
    expect(await shop.ctx.db.selectFrom('document_links').select('key_hash').execute()).toHaveLength(1);
  });

  it('PAY-09 deletes the evidence of a purchase after 540 days', async () => {
    const evidence = () => shop.ctx.db.selectFrom('purchase_evidence').select('order_id').execute();
    shop.now.set(Date.UTC(2026, 5, 1, 12) + 540 * DAY_MS - 1);
    await forgetExpired.run(shop.ctx);
    expect(await evidence()).toHaveLength(1);
    shop.now.advance(1);
    await forgetExpired.run(shop.ctx);
    expect(await evidence()).toEqual([]);
  });
});
