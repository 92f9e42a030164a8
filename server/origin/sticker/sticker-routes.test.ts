import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestOrigin, type TestOrigin } from '#tests/setup/open-test-origin.ts';
import { type OriginClient, originClient } from '#tests/setup/origin-client.ts';
import { balancesOf } from '../credits/balances-of.ts';

const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64');
const vin = '1HGCM82693A000001';
const chosen = {
  vin,
  year: '2003',
  make: 'HONDA',
  model: 'ACCORD',
  style: encodeURIComponent('2-door coupe EX-V6 automatic'),
  trim: 'EX-V6',
  colors: base64({ exterior: 'Eternal Blue Pearl' }),
  packages: base64([{ section_name: 'Packages', data: [{ code: 'NAV', name: 'Cheaper', price: 1 }] }]),
  regenerate: '1',
  buildsheet_color: 'no',
};

describe.each(['sqlite', 'postgres'] as const)('sticker routes on %s', (engine) => {
  let origin: TestOrigin;
  let client: OriginClient;
  let token: string;

  beforeEach(async () => {
    origin = await openTestOrigin(engine);
    client = originClient(origin);
    token = await client.signIn();
  });
  afterEach(() => origin.close());

  const balances = () => balancesOf(origin.ctx, 'demonstration-user');
  const confirm = (fields: Partial<typeof chosen> = {}, key?: string) =>
    client.multipart(
      '/api-cwa/confirm-sticker',
      { ...chosen, ...fields },
      token,
      key ? { 'idempotency-key': key } : {},
    );

  it.each([
    ['POST', '/api-cwa/generate-sticker'],
    ['POST', '/api-cwa/generate_classic_sticker'],
    ['POST', '/api-cwa/confirm-sticker'],
    ['POST', '/api-cwa/confirm-year-restricted-sticker'],
    ['POST', '/api-cwa/offer_credit'],
    ['GET', '/api-cwa/sticker-page?id=x'],
    ['GET', '/api-cwa/view_pdf?id=x'],
  ])(
    'CALL-04 %s %s answers 401 without a token, with an invalid token and with another scheme',
    async (method, path) => {
      for (const authorization of [undefined, 'Bearer wrong', `Basic ${token}`, `Bearer ${token} ${token}`]) {
        const headers = authorization === undefined ? {} : { authorization };
        const response = await origin.origin.fetch(new Request(`http://origin.test${path}`, { method, headers }));
        expect(response.status).toBe(401);
      }
    },
  );

  it('STK-05 answers no_prev_data with vehicle and catalog entries, then success with the stored sticker', async () => {
    const first = await (await client.multipart('/api-cwa/generate-sticker', { vin }, token)).json();
    expect(first).toMatchObject({
      status: 'no_prev_data',
      data: { vehicle: { make: 'Honda', model: 'Accord', year: 2003 }, demonstration: true },
    });
    expect(first.data.builds.map(({ trim }: { trim: string }) => trim)).toEqual(['EX-V6', 'LX-V6']);
    const made = await (await confirm()).json();
    const second = await (await client.multipart('/api-cwa/generate-sticker', { vin }, token)).json();
    expect(second).toEqual({ status: 'success', data: made.data });
    const again = await (await client.multipart('/api-cwa/generate-sticker', { vin, gen: 'regenerate' }, token)).json();
    expect(again.status).toBe('no_prev_data');
  });

  it('STK-12 creates the sticker from the catalog, ignoring submitted names and prices, and charges one credit', async () => {
    const { data } = await (await confirm()).json();
    expect(data.content.packages).toEqual([
      {
        name: 'Packages',
        items: [
          {
            code: 'NAV',
            name: 'Navigation system with voice recognition',
            price: { amount: 200_000, currency: 'USD' },
            source: 'catalogue',
          },
        ],
      },
    ]);
    expect(data.content.exteriorColor).toEqual({ value: 'Eternal Blue Pearl', source: 'chosen' });
    expect(data.content.interiorColor).toBeNull();
    expect(await balances()).toEqual({ vhr: 5, sticker: 4, global: 5 });
  });

  it('STK-14 treats a single space as no colors', async () => {
    const { data } = await (await confirm({ colors: ' ' })).json();
    expect(data.content).toMatchObject({ exteriorColor: null, interiorColor: null });
  });

  it.each([
    ['colors', '!'],
    ['packages', base64({})],
    ['style', '%'],
  ])('names %s if it is invalid, and charges nothing', async (field, value) => {
    const response = await confirm({ [field]: value });
    expect(response.status).toBe(422);
    expect(Object.keys((await response.json()).fields)).toEqual([field]);
    expect(await balances()).toEqual({ vhr: 5, sticker: 5, global: 5 });
  });

  it('charges sticker credits first, then global credits, and then rejects', async () => {
    for (let made = 0; made < 10; made++) expect((await confirm()).status).toBe(200);
    expect(await balances()).toEqual({ vhr: 5, sticker: 0, global: 0 });
    expect((await confirm()).status).toBe(402);
    expect(await origin.ctx.db.selectFrom('documents').select('id').execute()).toHaveLength(10);
  });

  it('never lets a balance fall below zero with concurrent confirmations', async () => {
    const statuses = await Promise.all(Array.from({ length: 20 }, async () => (await confirm()).status));
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
    expect(statuses.filter((status) => status === 402)).toHaveLength(10);
    expect(await balances()).toEqual({ vhr: 5, sticker: 0, global: 0 });
  });

  it('runs once per idempotency key, for sequential and concurrent calls', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, async () => (await confirm({}, 'key-1')).json()));
    answers.push(await (await confirm({}, 'key-1')).json());
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
    expect(await balances()).toEqual({ vhr: 5, sticker: 4, global: 5 });
    expect((await confirm({ trim: 'LX-V6' }, 'key-1')).status).toBe(409);
  });

  it('releases the key of failed work, so that it can be retried', async () => {
    await origin.ctx.db
      .updateTable('credit_ledger')
      .set({ delta: 0 })
      .where('user_id', '=', 'demonstration-user')
      .execute();
    expect((await confirm({}, 'key-1')).status).toBe(402);
    await origin.ctx.db.updateTable('credit_ledger').set({ delta: 1 }).where('kind', '=', 'global').execute();
    expect((await confirm({}, 'key-1')).status).toBe(200);
  });

  it("does not show a user's sticker to others, neither as a page nor as a PDF", async () => {
    const { data } = await (await confirm()).json();
    const stranger = await client.signIn('dealer');
    for (const call of ['sticker-page', 'view_pdf']) {
      expect((await client.get(`/api-cwa/${call}?id=${data.id}`, token)).status).toBe(200);
      expect((await client.get(`/api-cwa/${call}?id=${data.id}`, stranger)).status).toBe(404);
    }
    const pdf = await client.get(`/api-cwa/view_pdf?id=${data.id}`, token);
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    expect(
      Buffer.from(await pdf.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
  });

  it('STK-03 creates a classic from its mapping; STK-11 omits the color block before 1999 by default', async () => {
    const classic = { ...chosen, vin: '7F03C000001', trim: 'Convertible', style: '2-door convertible, 289 V8' };
    const draft = await client.multipart(
      '/api-cwa/generate_classic_sticker',
      { vin: classic.vin, year: '1967', make: 'Ford', model: 'Mustang', series: '', classictype: 'manual' },
      token,
    );
    expect(await draft.json()).toMatchObject({
      status: 'no_prev_data',
      data: { vehicle: { make: 'Ford', year: 1967 } },
    });
    const path = '/api-cwa/confirm-year-restricted-sticker';
    const plain = await (await client.multipart(path, classic, token)).json();
    expect(plain.data.content).toMatchObject({ mode: 'manual', exteriorColor: null });
    const colored = await (await client.multipart(path, { ...classic, buildsheet_color: 'yes' }, token)).json();
    expect(colored.data.content.exteriorColor).toEqual({ value: 'Eternal Blue Pearl', source: 'chosen' });
  });
});
