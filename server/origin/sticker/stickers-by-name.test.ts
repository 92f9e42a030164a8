import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aPerson } from '#tests/setup/a-person.ts';
import { makeCustomer } from '#tests/setup/make-customer.ts';
import { openTestOrigin, type TestOrigin } from '#tests/setup/open-test-origin.ts';
import { type OriginClient, originClient } from '#tests/setup/origin-client.ts';
import { balancesOf } from '../credits/balances-of.ts';

const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64');
const byName = {
  vin: '',
  year: '2003',
  make: 'HONDA',
  model: 'ACCORD',
  style: '',
  trim: 'EX-V6',
  colors: ' ',
  packages: base64([]),
  regenerate: '1',
  buildsheet_color: 'no',
};

describe.each(['sqlite', 'postgres'] as const)('stickers by name and sticker lists on %s', (engine) => {
  let origin: TestOrigin;
  let client: OriginClient;
  let token: string;

  beforeEach(async () => {
    origin = await openTestOrigin(engine);
    client = originClient(origin);
    token = await client.signIn();
  });
  afterEach(() => origin.close());

  const send = async (call: string, fields: Record<string, string>) =>
    (await client.multipart(`/api-cwa/${call}`, fields, token)).json();
  const confirm = (fields: Partial<typeof byName> = {}) => send('confirm-sticker', { ...byName, ...fields });
  const list = async (query = '', who = token) => (await client.get(`/api-cwa/sticker-lists${query}`, who)).json();
  const vinsIn = ({ data }: { data: { stickers: { content: { vehicle: { vin: string } } }[] } }) =>
    data.stickers.map(({ content }) => content.vehicle.vin);

  it('STK-08 creates any number of stickers by name, each charged and never returned as existing', async () => {
    expect(await send('generate-ymmtsticker', { year: '2003', make: 'honda', model: 'accord' })).toMatchObject({
      status: 'no_prev_data',
      data: { vehicle: { vin: '', make: 'Honda', model: 'Accord' } },
    });
    const [one, other] = [await confirm(), await confirm({ trim: 'LX-V6' })];
    expect(one.data.id).not.toBe(other.data.id);
    expect((await balancesOf(origin.ctx, 'demonstration-user')).sticker).toBe(3);
    const again = await send('generate-ymmtsticker', { year: '2003', make: 'honda', model: 'accord' });
    expect(again.status).toBe('no_prev_data');
  });

  it('STK-07 compensates once for a vehicle missing from the catalog, but not for an unknown name', async () => {
    await makeCustomer(origin.ctx, 'demonstration-user');
    const claim = () =>
      send('offer_credit', { vin: '', source: 'web', search_type: 'ymmt', error_msg: '', credit_type: 'sticker' });
    expect(await send('generate-ymmtsticker', { year: '2003', make: 'Honda', model: 'Kitchen' })).toEqual({
      status: 'error',
      message: 'no data',
    });
    expect((await claim()).status).toBe('error');
    expect((await send('generate-ymmtsticker', { year: '2003', make: 'Honda', model: 'civic' })).status).toBe('error');
    expect([(await claim()).status, (await claim()).status]).toEqual(['success', 'error']);
    expect((await balancesOf(origin.ctx, 'demonstration-user')).sticker).toBe(6);
  });

  it.each([{ make: "' OR '1'='1" }, { model: '%' }, { year: '' }, { year: '1967' }, { model: 'CIVIC' }])(
    'creates no sticker for %o',
    async (odd) => {
      expect(await confirm(odd)).toEqual({ status: 'error', message: 'no data' });
      expect((await balancesOf(origin.ctx, 'demonstration-user')).sticker).toBe(5);
    },
  );

  it.each([
    { year: '2003', make: 'x'.repeat(101), model: 'Accord' },
    { year: 'soon', make: 'Honda', model: 'Accord' },
    { year: '2003', model: 'Accord' },
  ])('rejects %o at the start', async (fields) => {
    const response = await client.multipart('/api-cwa/generate-ymmtsticker', fields, token);
    expect(response.status).toBe(422);
  });

  it('STK-03 serves the classic call under its dashed path too', async () => {
    const fields = { vin: 'XS29L8B000001', classictype: 'manual' };
    const answer = await send('generate-classic-sticker', fields);
    expect(answer).toMatchObject({ status: 'no_prev_data', data: { vehicle: { make: 'Dodge' } } });
    expect(answer).toEqual(await send('generate_classic_sticker', fields));
  });

  it('STK-05 returns the previous sticker with a draft for a new one, only to its owner', async () => {
    const vin = '1HGCM82693A000001';
    const { data: made } = await confirm({ vin, colors: base64({ exterior: 'Eternal Blue Pearl' }) });
    const again = await send('generate-sticker', { vin, gen: 'regenerate' });
    expect(again).toMatchObject({ status: 'no_prev_data', data: { previous: made } });
    token = await client.signIn('dealer');
    const others = await send('generate-sticker', { vin, gen: 'regenerate' });
    expect(others.data).not.toHaveProperty('previous');
  });

  it("lists a user's own stickers, newest first, with pagination and by part of the VIN", async () => {
    for (const [vin, trim] of [
      ['1HGCM82693A000001', 'EX-V6'],
      ['5YJ3E1EA8KF000001', 'Long Range'],
      ['', 'EX-V6'],
    ] as const) {
      await confirm({ vin, trim });
      origin.now.advance(1_000);
    }
    const stranger = await aPerson(origin, 'stranger@people.example');

    expect(vinsIn(await list())).toEqual(['', '5YJ3E1EA8KF000001', '1HGCM82693A000001']);
    expect((await list('?per_page=2&page=2')).data).toMatchObject({ total: 3 });
    expect(vinsIn(await list('?per_page=2&page=2'))).toEqual(['1HGCM82693A000001']);
    expect(vinsIn(await list('?vin=8kf0'))).toEqual(['5YJ3E1EA8KF000001']);
    expect((await list('?vin=8kf0')).data.total).toBe(1);
    expect((await list('', stranger.token)).data).toEqual({ total: 0, stickers: [] });
  });

  it.each(['?vin=%25', '?vin=_', '?vin=%27', '?page=0', '?per_page=101', `?vin=${'A'.repeat(18)}`])(
    'rejects a list by %s',
    async (query) => {
      expect((await client.get(`/api-cwa/sticker-lists${query}`, token)).status).toBe(422);
    },
  );
});
