import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openShop, type Shop, type ShopPerson } from '#tests/setup/open-shop.ts';
import { pageText, printedPages } from '#tests/setup/read-pdf.ts';
import {
  openStripeStandIn,
  STAND_IN_KEY,
  STAND_IN_WEBHOOK_SECRET,
  type StripeStandIn,
} from '#tests/stripe/stripe-stand-in.ts';
import { createStripeGateway } from '../providers/stripe/stripe-gateway.ts';

const SELLER = { name: 'Vinport GmbH', address: 'Hauptplatz 1, 8010 Graz, Austria', tax_id: 'ATU12345678' };

const setSite = (shop: Shop, settings: object) =>
  shop.ctx.db
    .insertInto('sites')
    .values({ domain: 'test.vinport.example', settings: JSON.stringify(settings) })
    .execute();

const receiptsOf = (shop: Shop, { token }: Pick<ShopPerson, 'token'>) => ({
  json: async (id: string) => (await shop.get(`/api-cwa/receipt?format=json&order=${id}`, token)).body.data,
  text: async (id: string) => {
    const pdf = await shop.client.get(`/api-cwa/receipt?order=${id}`, token);
    return pageText(printedPages(new Uint8Array(await pdf.arrayBuffer()))[0]);
  },
});

describe.each(['sqlite', 'postgres'] as const)('taxes and invoices on %s', (engine) => {
  let shop: Shop;
  let person: ShopPerson;
  beforeEach(async () => {
    shop = await openShop(engine);
    person = await shop.person();
  });
  afterEach(() => shop.close());

  const buy = async (fields: object = {}, who = person) =>
    (await shop.bought({ email: who.email, ...fields }, 'succeeds', who === person ? undefined : who.token)).body
      .order_id;

  it("PAY-11 includes the seller and the fixed rate of the buyer's country, contained in the price", async () => {
    const rates = [
      { country: 'AT', name: 'USt.', percent: 20 },
      { country: 'DE', name: 'MwSt.', percent: 19 },
    ];
    await setSite(shop, { seller: SELLER, tax: { mode: 'fixed', rates } });
    const austrian = await buy({ country: 'AT' });
    const receipts = receiptsOf(shop, person);
    expect(await receipts.json(austrian)).toMatchObject({
      paid: { amount: 1_499 },
      tax: [{ name: 'USt.', percent: 20, amount: 250 }],
      seller: SELLER,
      billed_to: null,
    });
    const text = await receipts.text(austrian);
    for (const fact of ['Vinport GmbH', 'Hauptplatz 1', 'Tax ID: ATU12345678', 'USt. 20 %', '$2.50', '$14.99']) {
      expect(text).toContain(fact);
    }
    expect((await receipts.json(await buy({ country: 'DE' }))).tax).toEqual([
      { name: 'MwSt.', percent: 19, amount: 239 },
    ]);
    expect((await receipts.json(await buy({ country: 'US' }))).tax).toEqual([]);
  });

  it('PAY-11 includes several taxes of one country, and retains those of a sale when rates change', async () => {
    const rates = [
      { country: 'CA', name: 'GST', percent: 5 },
      { country: 'CA', name: 'PST', percent: 7 },
    ];
    await setSite(shop, { tax: { mode: 'fixed', rates } });
    const order = await buy({ country: 'CA' });
    await shop.ctx.db.updateTable('sites').set({ settings: '{}' }).execute();
    const receipt = await receiptsOf(shop, person).json(order);
    expect(receipt.tax.map(({ name }: { name: string }) => name)).toEqual(['GST', 'PST']);
    // One price contains both taxes: 14.99 / 1.12 × 5 % and × 7 %.
    expect(receipt.tax.map(({ amount }: { amount: number }) => amount)).toEqual([67, 94]);
    expect(receipt.seller).toBeNull();
  });

  it('PAY-11 ignores invalid tax settings instead of blocking sales', async () => {
    await setSite(shop, { seller: 'someone', tax: { mode: 'fixed', rates: 'all' } });
    const receipt = await receiptsOf(shop, person).json(await buy());
    expect([receipt.seller, receipt.tax]).toEqual([null, []]);
  });

  it("PAY-11 includes the company and tax ID at the time of purchase in a dealer's invoice", async () => {
    const dealer = await shop.person('dealer');
    const company = { company_name: 'Byron Motors', tax_id: 'US-12-3456789', address: '1 Main St', city: 'Austin' };
    const place = { state: 'TX', pincode: '78701', country: 'US' };
    expect((await shop.json('/api/user/update-profile', { ...company, ...place }, dealer.token)).status).toBe(200);
    const order = await buy({ total: 19_900, lines: [{ list: 'vhr', plan: 'dealer-vhr-50' }] }, dealer);
    await shop.json('/api/user/update-profile', { company_name: 'Another name' }, dealer.token);
    const receipts = receiptsOf(shop, dealer);
    expect((await receipts.json(order)).billed_to).toEqual({
      name: 'Byron Motors',
      address: '1 Main St, Austin, TX 78701, US',
      tax_id: 'US-12-3456789',
    });
    const text = await receipts.text(order);
    for (const fact of ['Invoice', 'Billed to', 'Byron Motors', '1 Main St, Austin, TX 78701, US', 'US-12-3456789']) {
      expect(text).toContain(fact);
    }
    expect(text).not.toContain('Another name');
  });
});

describe.each(['sqlite', 'postgres'] as const)('taxes calculated by Stripe, on %s', (engine) => {
  let stripe: StripeStandIn;
  let shop: Shop;
  let person: ShopPerson;
  beforeEach(async () => {
    let now = () => 0;
    stripe = await openStripeStandIn({ now: () => now() });
    const access = { secretKey: STAND_IN_KEY, webhookSecret: STAND_IN_WEBHOOK_SECRET, apiUrl: stripe.url };
    shop = await openShop(engine, { payments: () => [createStripeGateway(access)] });
    now = shop.now;
    person = await shop.person();
  });
  afterEach(async () => {
    await shop.close();
    await stripe.close();
  });

  const buy = async () => {
    const ordered = await shop.order({ email: person.email, gateway: 'stripe' });
    const session = new URL(ordered.body.continue_at).pathname.split('/').at(-1) ?? '';
    stripe.books.payOnPage(session, 'pm_card_visa');
    await shop.read(ordered);
    return { id: ordered.body.order_id, session: stripe.books.sessions.get(session) };
  };

  it('PAY-11 includes the tax that Stripe calculated in the receipt', async () => {
    await setSite(shop, { seller: SELLER, tax: { mode: 'gateway' } });
    const { id, session } = await buy();
    expect(session).toMatchObject({
      amount_total: 1_499,
      automatic_tax: { enabled: true, status: 'complete' },
      total_details: { amount_tax: 136, amount_discount: 0, amount_shipping: 0 },
    });
    const receipts = receiptsOf(shop, person);
    expect(await receipts.json(id)).toMatchObject({
      paid: { amount: 1_499 },
      tax: [{ name: 'Tax', percent: null, amount: 136 }],
    });
    expect(await receipts.text(id)).toContain('$1.36');
  });

  it('PAY-11 enables tax calculation at Stripe only if the site requires it', async () => {
    const { id, session } = await buy();
    expect(session?.automatic_tax.enabled).toBe(false);
    expect((await receiptsOf(shop, person).json(id)).tax).toEqual([]);
  });
});
