import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, REPORT_ORDER, type Shop, type ShopPerson } from '#tests/setup/open-shop.ts';
import { pageText, printedPages } from '#tests/setup/read-pdf.ts';

const A_VIN = '1HGCM82693A000001';

describe.each(['sqlite', 'postgres'] as const)('orders and receipts on %s', (engine) => {
  let shop: Shop;
  let person: ShopPerson;
  let other: ShopPerson;
  /** All orders, newest first. */
  let orders: { readonly order_id: string; readonly order_number: string }[];

  beforeAll(async () => {
    shop = await openShop(engine);
    [person, other] = [await shop.person(), await shop.person()];
    orders = [];
    const twoReports = { coupon: 'TEN', total: 2_698, lines: [{ ...REPORT_ORDER.lines[0], quantity: 2 }] };
    const pack = { total: 5_999, lines: [{ list: 'vhr', plan: 'global-5', vin: A_VIN }] };
    const cart = {
      total: 2_498,
      lines: [
        { list: 'vhr', plan: 'vhr-1' },
        { list: 'sticker', plan: 'sticker-1' },
      ],
    };
    for (const fields of [pack, cart, twoReports]) {
      orders.unshift((await shop.bought({ email: person.email, ...fields })).body);
      shop.now.advance(1);
    }
    await shop.pay(await shop.order({ email: person.email }), 'declined');
  });
  afterAll(() => shop.close());

  const list = async (query = '', who = person) =>
    (await shop.send(`/api-cwa/total-orders${query}`, {}, who.token)).body.data;
  const receipt = (id: string, who: { readonly token?: string } = person, format = 'pdf') =>
    shop.client.get(`/api-cwa/receipt?order=${encodeURIComponent(id)}&format=${format}`, who.token);
  const ids = () => orders.map(({ order_id }) => order_id);

  it('ACC-09 lists paid orders, newest first', async () => {
    const { total, orders: listed } = await list();
    expect([total, listed.map(({ id }: { id: string }) => id)]).toEqual([3, ids()]);
    expect(listed[2]).toEqual({
      id: orders[2]?.order_id,
      number: orders[2]?.order_number,
      description: 'Five reports or window stickers',
      vin: A_VIN,
      quantity: 1,
      amount: 5_999,
      currency: 'USD',
      created_at: Date.UTC(2026, 5, 1, 12),
      refunded_amount: 0,
      plan: { kind: 'global', documents: 5, renewal: 'once' },
      lines: [
        {
          description: 'Five reports or window stickers',
          vin: A_VIN,
          quantity: 1,
          price: { amount: 5_999, currency: 'USD' },
          plan: { kind: 'global', documents: 5, renewal: 'once', bundle: null },
        },
      ],
    });
    expect(listed[1].description).toBe('One vehicle history report, One window sticker');
    expect(listed[0].description).toBe('2 × One vehicle history report');
  });

  it('ACC-09 paginates orders and excludes those of other users', async () => {
    const pages = [await list('?per_page=2'), await list('?page=2&per_page=2'), await list('?page=3&per_page=2')];
    expect(pages.map(({ total }) => total)).toEqual([3, 3, 3]);
    expect(pages.flatMap((page) => page.orders.map(({ id }: { id: string }) => id))).toEqual(ids());
    expect(await list('', other)).toEqual({ total: 0, orders: [] });
    for (const query of ['?page=0', '?per_page=101', '?page=x', '?page=-1']) {
      expect((await shop.send(`/api-cwa/total-orders${query}`, {}, person.token)).status).toBe(422);
    }
    expect((await shop.send('/api-cwa/total-orders', {})).status).toBe(401);
  });

  it('PAY-05 creates a receipt PDF for the buyer with identical bytes each time', async () => {
    const [newest, cart] = orders;
    const response = await receipt(newest?.order_id ?? '');
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const bytes = new Uint8Array(await response.arrayBuffer());
    const text = pageText(printedPages(bytes)[0]);
    const facts = ['Receipt', newest?.order_number, person.email, '2 × One vehicle history report', 'June 1, 2026'];
    for (const fact of [...facts, '$14.99', '$29.98', '-$3.00', '$26.98', 'no money has moved']) {
      expect(text).toContain(fact);
    }
    const again = new Uint8Array(await (await receipt(newest?.order_id ?? '')).arrayBuffer());
    expect(again).toEqual(bytes);
    const pages = printedPages(new Uint8Array(await (await receipt(cart?.order_id ?? '')).arrayBuffer()));
    for (const fact of ['One vehicle history report', 'One window sticker', '$9.99', '$24.98']) {
      expect(pageText(pages[0])).toContain(fact);
    }
  });

  it('returns a receipt as JSON, with every line, discount and state', async () => {
    const { data } = await (await receipt(orders[0]?.order_id ?? '', person, 'json')).json();
    expect(data).toEqual({
      order_id: orders[0]?.order_id,
      order_number: orders[0]?.order_number,
      email: person.email,
      lines: [
        {
          plan_name: 'One vehicle history report',
          vin: null,
          quantity: 2,
          single: { amount: 1_499, currency: 'USD' },
          full: { amount: 2_998, currency: 'USD' },
          paid: { amount: 2_698, currency: 'USD' },
          renewal: 'once',
        },
      ],
      full: { amount: 2_998, currency: 'USD' },
      paid: { amount: 2_698, currency: 'USD' },
      refunded: { amount: 0, currency: 'USD' },
      tax: [],
      paid_at: Date.UTC(2026, 5, 1, 12) + 2,
      is_test: true,
      seller: null,
      billed_to: null,
      immediate_delivery: false,
    });
    expect((await receipt(orders[0]?.order_id ?? '', person, 'xml')).status).toBe(422);
  });

  it('denies a receipt to other users, for unpaid orders, and without a token', async () => {
    const unpaid = (await shop.orders()).find(({ state }) => state !== 'paid');
    expect(unpaid).toBeDefined();
    for (const format of ['pdf', 'json']) {
      expect((await receipt(orders[0]?.order_id ?? '', other, format)).status).toBe(404);
      expect((await receipt(unpaid?.id ?? '', person, format)).status).toBe(404);
      expect((await receipt("' OR 1=1 --", person, format)).status).toBe(404);
      expect((await receipt(orders[0]?.order_id ?? '', {}, format)).status).toBe(401);
    }
  });

  it('lists the credit history for its owner', async () => {
    const { body } = await shop.get('/api-cwa/credit-ledger?per_page=2', person.token);
    expect(body.data).toMatchObject({ total: 4, balances: { vhr: 3, sticker: 1, global: 5 } });
    expect(body.data.moves).toHaveLength(2);
    expect(body.data.moves[0]).toEqual({
      id: expect.any(String),
      kind: 'vhr',
      delta: 2,
      reason: 'purchase',
      reference: orders[0]?.order_id,
      created_at: expect.any(Number),
    });
    expect((await shop.get('/api-cwa/credit-ledger', other.token)).body.data).toMatchObject({ total: 0, moves: [] });
    expect((await shop.get('/api-cwa/credit-ledger')).status).toBe(401);
    expect((await shop.get('/api-cwa/subscription')).status).toBe(401);
  });
});
