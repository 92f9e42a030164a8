import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestOrigin, type TestOrigin } from '#tests/setup/open-test-origin.ts';
import { type OriginClient, originClient } from '#tests/setup/origin-client.ts';
import builds from '../demonstration/builds.json' with { type: 'json' };

const SQL = "' OR '1'='1";
const LOOK_UPS = ['get-ymmtsticker-autoblog', 'get-vymmtautoblog-forumData', 'autoloading-stickerdata'];

describe.each(['sqlite', 'postgres'] as const)('catalog routes on %s', (engine) => {
  let origin: TestOrigin;
  let client: OriginClient;
  let token: string;

  beforeAll(async () => {
    origin = await openTestOrigin(engine);
    client = originClient(origin);
    token = await client.signIn();
    const [accord] = builds;
    await origin.ctx.db
      .insertInto('builds')
      .values(
        [
          { id: 'own', vin: '1HGCM82693A000009', year: 2003, make: 'HONDA', model: 'ACCORD', trim: 'Own' },
          { id: 'dashed', vin: null, year: 2008, make: 'MERCEDES-BENZ', model: 'CLK CLASS', trim: 'Dashed' },
        ].map((row) => ({ ...row, build: JSON.stringify({ ...accord?.build, trim: row.trim }), demonstration: 0 })),
      )
      .execute();
  });
  afterAll(() => origin.close());

  const look = async (call: string, fields: Record<string, string>) => {
    const response = await client.multipart(`/api-cwa/${call}`, fields, token);
    return { status: response.status, body: await response.json() };
  };
  const trimsIn = ({ body }: { body: { data: { trim: string }[] } }) => body.data.map(({ trim }) => trim);
  const names = async (path: string) => (await (await client.get(`/api-cwa/${path}`)).json()).data;

  it.each(LOOK_UPS)("STK-09 STK-16 %s returns a vehicle's own catalog entry only for that vehicle", async (call) => {
    const accord = { year: '2003', make: 'HONDA', model: 'accord' };
    expect(trimsIn(await look(call, accord))).toEqual(['EX-V6', 'LX-V6']);
    expect(trimsIn(await look(call, { ...accord, vin: '1HGCM82693A000001' }))).toEqual(['EX-V6', 'LX-V6']);
    expect(trimsIn(await look(call, { ...accord, vin: '1hgcm82693a000009' }))).toEqual(['Own']);
  });

  it.each(LOOK_UPS)('%s marks demonstration data and treats input as plain text', async (call) => {
    const accord = { year: '2003', make: 'Honda', model: 'Accord', trim: '' };
    expect((await look(call, accord)).body).toMatchObject({ status: 'success', demonstration: true });
    for (const odd of [
      { make: SQL },
      { model: SQL },
      { model: '%' },
      { trim: SQL },
      { year: '' },
      { vin: SQL, model: SQL },
    ]) {
      expect((await look(call, { ...accord, ...odd })).body).toMatchObject({ status: 'success', data: [] });
    }
    expect((await look(call, { ...accord, model: 'x'.repeat(101) })).status).toBe(422);
    expect((await look(call, { ...accord, year: 'soon' })).status).toBe(422);
  });

  it('STK-10 get-autoblog-data matches underscores to dashes and spaces only', async () => {
    const coupe = { year: '2008', make: 'MERCEDES_BENZ', model: 'CLK CLASS', style: '' };
    expect(trimsIn(await look('get-autoblog-data', coupe))).toEqual(['Dashed']);
    expect(trimsIn(await look('get-autoblog-data', { ...coupe, make: 'mercedes-benz' }))).toEqual(['Dashed']);
    for (const other of [{ make: 'MERCEDES%BENZ' }, { style: 'No such style' }, { year: '' }, { model: 'CLK_CLASS' }]) {
      expect((await look('get-autoblog-data', { ...coupe, ...other })).body).toEqual({
        status: 'error',
        message: 'no data',
      });
    }
  });

  it('lists the names for selecting a vehicle, without entries for a single vehicle', async () => {
    expect(await names('get-stickeryear')).toEqual([2019, 2013, 2012, 2008, 2006, 2003, 1968, 1967]);
    expect(await names('get-stickermakes?year=2003')).toEqual(['Honda']);
    expect(await names('get-stickermodels?year=2012&make=bmw')).toEqual(['328i']);
    expect(await names('get-stickertrims?year=2003&make=Honda&model=Accord')).toEqual(['EX-V6', 'LX-V6']);
    expect(await names(`get-stickertrims?year=2003&make=Honda&model=${encodeURIComponent(SQL)}`)).toEqual([]);
    expect((await client.get('/api-cwa/get-stickermakes?year=soon')).status).toBe(422);
    expect((await client.get('/api-cwa/get-stickermodels?year=2003')).status).toBe(422);
  });

  it.each(['1HGCM82693A000001', '1FTFW1ET5DFA00001', '5YJ3E1EA8KF000001', 'WBA3A5C54CF000001', '1G1YY22G365000001'])(
    'returns all choices for a sticker of the demonstration vehicle %s, marked as demonstration data',
    async (vin) => {
      const { body } = await look('generate-sticker', { vin });
      expect(body).toMatchObject({ status: 'no_prev_data', data: { demonstration: true } });
      expect(body.data.builds.length).toBeGreaterThanOrEqual(2);
      const [build] = body.data.builds;
      const offered = build.packages.flatMap(({ data }: { data: { price: { amount: number } }[] }) => data);
      expect(build.basePrice.amount).toBeGreaterThan(1_000_000);
      expect(build.exteriorColors.length).toBeGreaterThanOrEqual(2);
      expect(build.interiorColors.length).toBeGreaterThanOrEqual(2);
      expect(build.packages.length).toBeGreaterThanOrEqual(3);
      expect(offered.length).toBeGreaterThanOrEqual(6);
    },
  );

  it('states in the data that its numbers are fictitious', () => {
    for (const { note } of builds) expect(note).toMatch(/^Made up for the demonstration/);
  });
});
