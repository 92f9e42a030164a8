import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop, type ShopPerson } from '../../../../tests/setup/open-shop.ts';
import { pageText, printedPages } from '../../documents/pdf-for-tests.ts';

describe.each(['sqlite', 'postgres'] as const)('orders and receipts of the origin on %s', (engine) => {
  let shop: Shop;
  let person: ShopPerson;
  let other: ShopPerson;
  let orders: string[];

  beforeAll(async () => {
    shop = await openShop(engine);
    [person, other] = [await shop.person(), await shop.person()];
    orders = [];
    for (const fields of [{}, { vin: '1HGCM82693A000001' }, { couponcode: 'TEN', nos: '2', price: '2698' }]) {
      orders.unshift((await shop.buy({ email: person.email, ...fields })).body.order_id);
      shop.now.advance(1);
    }
    await shop.buy({ email: person.email, payg_id: 'card_declined' });
  });
  afterAll(() => shop.close());

  const list = async (query = '', who = person) =>
    (await shop.send(`/api-cwa/total-orders${query}`, {}, who.token)).body.data;
  const receipt = (id: string, who: { readonly token?: string } = person) =>
    shop.client.get(`/api-cwa/receipt?order=${encodeURIComponent(id)}`, who.token);

  it('ACC-09 lists what was paid, the newest first', async () => {
    const { total, orders: listed } = await list();
    expect([total, listed.map(({ id }: { id: string }) => id)]).toEqual([3, orders]);
    expect(listed[1]).toEqual({
      id: orders[1],
      description: 'One vehicle history report',
      vin: '1HGCM82693A000001',
      quantity: 1,
      amount: 1_499,
      currency: 'USD',
      created_at: Date.UTC(2026, 5, 1, 12) + 1,
      plan: { kind: 'vhr', documents: 1, renewal: 'once' },
    });
  });

  it('ACC-09 lists a part at a time, and nothing of anybody else', async () => {
    const pages = [await list('?per_page=2'), await list('?page=2&per_page=2'), await list('?page=3&per_page=2')];
    expect(pages.map(({ total }) => total)).toEqual([3, 3, 3]);
    expect(pages.flatMap((page) => page.orders.map(({ id }: { id: string }) => id))).toEqual(orders);
    expect(await list('', other)).toEqual({ total: 0, orders: [] });
    for (const query of ['?page=0', '?per_page=101', '?page=x', '?page=-1']) {
      expect((await shop.send(`/api-cwa/total-orders${query}`, {}, person.token)).status).toBe(422);
    }
    expect((await shop.send('/api-cwa/total-orders', {})).status).toBe(401);
  });

  it('prints a receipt for the one who bought, the same bytes every time', async () => {
    const response = await receipt(orders[0] ?? '');
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const bytes = new Uint8Array(await response.arrayBuffer());
    const text = pageText(printedPages(bytes)[0]);
    for (const said of ['Receipt', orders[0], person.email, '2 × One vehicle history report', 'June 1, 2026']) {
      expect(text).toContain(said);
    }
    for (const amount of ['$14.99', '$29.98', '-$3.00', '$26.98', 'No money has moved']) expect(text).toContain(amount);
    expect(new Uint8Array(await (await receipt(orders[0] ?? '')).arrayBuffer())).toEqual(bytes);
  });

  it('has no receipt for anybody else, for what was not paid, and without a token', async () => {
    const declined = (await shop.orders()).find(({ state }) => state === 'declined');
    expect((await receipt(orders[0] ?? '', other)).status).toBe(404);
    expect((await receipt(declined?.id ?? '')).status).toBe(404);
    expect((await receipt("' OR 1=1 --")).status).toBe(404);
    expect((await receipt(orders[0] ?? '', {})).status).toBe(401);
  });

  it('lists how credits came and went, to their owner', async () => {
    const { body } = await shop.get('/api-cwa/credit-ledger?per_page=2', person.token);
    expect(body.data).toMatchObject({ total: 3, balances: { vhr: 4, sticker: 0, global: 0 } });
    expect(body.data.moves).toHaveLength(2);
    expect(body.data.moves[0]).toEqual({
      id: expect.any(String),
      kind: 'vhr',
      delta: 2,
      reason: 'purchase',
      reference: orders[0],
      created_at: expect.any(Number),
    });
    expect((await shop.get('/api-cwa/credit-ledger', other.token)).body.data).toMatchObject({ total: 0, moves: [] });
    expect((await shop.get('/api-cwa/credit-ledger')).status).toBe(401);
    expect((await shop.get('/api-cwa/subscription')).status).toBe(401);
  });
});
