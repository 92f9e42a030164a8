import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openShop, type Shop, type ShopAnswer } from '#tests/setup/open-shop.ts';

const HOUR_MS = 60 * 60 * 1_000;
const EMAIL = 'buyer@people.example';
const CALLER = '203.0.113.9';

describe.each(['sqlite', 'postgres'] as const)('purchase limits on %s', (engine) => {
  let shop: Shop;
  beforeEach(async () => {
    shop = await openShop(engine);
  });
  afterEach(() => shop.close());

  const order = (email = EMAIL, caller = CALLER) => shop.order({ email }, { caller });
  /** Sends the specification's form as the caller. */
  const orderByForm = async (email = EMAIL, caller = CALLER): Promise<ShopAnswer> => {
    const fields = { price: '1499', currency: 'USD', cart_plan: 'vhr-1', payment_gateway: 'sandbox', vin: 'CREDIT' };
    const request = new Request('http://origin.test/landing/app-customer-register', {
      method: 'POST',
      body: new URLSearchParams({ ...fields, email }),
    });
    const response = await shop.origin.fetch(request, { caller });
    return { status: response.status, body: await response.json() };
  };
  const statuses = async (count: number, send: (index: number) => Promise<ShopAnswer>) => {
    const answers: number[] = [];
    for (let index = 0; index < count; index += 1) answers.push((await send(index)).status);
    return answers;
  };
  const TEN_THEN_NONE = [...Array<number>(10).fill(200), 429, 429];

  it.each([
    ['orders', order],
    ['the forms defined by the specification', orderByForm],
  ] as const)('PAY-07 opens at most ten checkouts per hour and caller with %s', async (_what, send) => {
    expect(await statuses(12, (index) => send(`buyer-${index}@people.example`))).toEqual(TEN_THEN_NONE);
    expect((await send('other@people.example', '198.51.100.1')).status).toBe(200);
    shop.now.advance(HOUR_MS);
    expect((await send('later@people.example')).status).toBe(200);
  });

  it.each([
    ['orders', order],
    ['the forms defined by the specification', orderByForm],
  ] as const)('PAY-07 opens at most ten checkouts per hour and email address with %s', async (_what, send) => {
    expect(await statuses(12, (index) => send(EMAIL, `198.51.100.${index}`))).toEqual(TEN_THEN_NONE);
    expect((await send('other@people.example', '198.51.100.99')).status).toBe(200);
  });

  it('PAY-07 counts both kinds of purchase calls together', async () => {
    const both = (index: number) => (index % 2 === 0 ? order() : orderByForm());
    expect(await statuses(12, both)).toEqual(TEN_THEN_NONE);
  });

  it('PAY-07 does not count paid checkouts', async () => {
    for (let index = 0; index < 12; index += 1) {
      const ordered = await order();
      expect(ordered.status).toBe(200);
      await shop.pay(ordered);
    }
    expect(await shop.timesTaken()).toBe(12);
  });

  it('PAY-07 closes a payment page after five declines and accepts no further charge', async () => {
    const ordered = await order();
    for (let declines = 0; declines < 5; declines += 1) await shop.pay(ordered, 'declined');
    expect(await shop.pay(ordered)).toBeNull();
    expect((await shop.read(ordered)).body).toMatchObject({ status: 'error', reason: 'too-many-declines' });
    expect(await shop.timesTaken()).toBe(0);
  });

  it('PAY-07 counts a bank confirmation that the buyer rejects as a decline', async () => {
    const ordered = await order();
    for (let declines = 0; declines < 5; declines += 1) {
      await shop.pay(ordered, 'needs-step');
      await shop.pay(ordered, 'needs-step', 'refuse');
    }
    expect((await shop.read(ordered)).body.reason).toBe('too-many-declines');
  });

  it('PAY-07 blocks a caller and an email address after ten declines on several pages', async () => {
    for (let page = 0; page < 4; page += 1) {
      const ordered = await order();
      for (let declines = 0; declines < 3 && page < 3; declines += 1) await shop.pay(ordered, 'declined');
      if (page === 3) await shop.pay(ordered, 'declined');
    }
    expect((await order()).status).toBe(429);
    expect((await order('other@people.example')).status).toBe(429);
    expect((await orderByForm(EMAIL, '198.51.100.1')).status).toBe(429);
    expect((await order('other@people.example', '198.51.100.1')).status).toBe(200);
    shop.now.advance(HOUR_MS);
    expect((await order()).status).toBe(200);
  });

  it('PAY-07 blocks ninety declines in a loop over new orders, addresses and both calls', async () => {
    let declines = 0;
    for (let attempt = 0; attempt < 90; attempt += 1) {
      const ordered = await (attempt % 2 === 0 ? order : orderByForm)(`thief-${attempt}@people.example`);
      if (ordered.status !== 200) continue;
      declines += 1;
      await shop.pay(ordered, 'declined');
    }
    expect(declines).toBe(10);
  });

  it('PAY-07 blocks declines on payment pages that were all opened in advance', async () => {
    const pages: ShopAnswer[] = [];
    for (let index = 0; index < 10; index += 1) pages.push(await order(`thief-${index}@people.example`));
    let declines = 0;
    for (let round = 0; round < 9; round += 1) {
      for (const page of pages) {
        const shown = await shop.client.form(new URL(page.body.continue_at).pathname, {
          card: 'declined',
          decision: 'pay',
        });
        if ((await shown.text()).includes('was declined')) declines += 1;
        await shop.runJobs();
      }
    }
    // Ten declines, plus one on each page that was still open at that point.
    expect(declines).toBeLessThanOrEqual(20);
  });
});
