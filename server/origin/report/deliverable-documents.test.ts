import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readVin } from '#core/vehicle/vin.ts';
import { openTestOrigin, type TestOrigin } from '#tests/setup/open-test-origin.ts';
import { type OriginClient, originClient } from '#tests/setup/origin-client.ts';
import { balancesOf } from '../credits/balances-of.ts';
import classics from '../demonstration/classics.json' with { type: 'json' };
import history from '../demonstration/history.json' with { type: 'json' };
import { deliverableDocuments } from './deliverable-documents.ts';

/** A decodable VIN; the catalog has an entry for its model, and no source has records of it. */
const REAL = '1HGCM82633A004352';
/** The catalog only has an entry for another vehicle of the same model. */
const SUGGESTED = '1FTFW1ET3EFA00001';
const MAPPED_ONLY = '9Z99Z000001';
const BARE = '1HGCM82623A000003';

describe.each(['sqlite', 'postgres'] as const)('deliverable documents on %s', (engine) => {
  let origin: TestOrigin;
  let client: OriginClient;
  let token: string;
  const asked: string[] = [];

  beforeAll(async () => {
    const paidSource = {
      source: { id: 'paid', name: 'Paid source', sections: ['titles'] as const },
      limitMs: 1_000,
      ask: async () => {
        asked.push('paid');
        return { knowsVehicle: false, records: [], demonstration: false };
      },
    };
    origin = await openTestOrigin(engine, { reportSources: [paidSource] });
    client = originClient(origin);
    token = await client.signIn();
    await origin.ctx.db
      .insertInto('classic_mappings')
      .values({
        vin: MAPPED_ONLY,
        year: 1953,
        make: 'MG',
        model: 'TD',
        series: null,
        model_id: null,
        demonstration: 0,
      })
      .execute();
    const [accord] = await origin.ctx.db.selectFrom('builds').selectAll().where('model', '=', 'ACCORD').execute();
    if (!accord) throw new Error('The demonstration set has no Accord.');
    const nothing = { standardEquipment: [], packages: [], basePrice: null };
    await origin.ctx.db
      .insertInto('builds')
      .values({
        ...accord,
        id: 'bare',
        vin: BARE,
        build: JSON.stringify({ ...JSON.parse(accord.build), ...nothing }),
      })
      .execute();
  });
  afterAll(() => origin.close());

  const of = async (vin: string) => deliverableDocuments(origin.ctx, readVin(vin)._unsafeUnwrap());
  const search = async (vin: string) =>
    (await (await client.get(`/api-cwa/search-page?vin=${encodeURIComponent(vin)}`)).json()).data;
  const stickerCredits = async () => (await balancesOf(origin.ctx, 'demonstration-user')).sticker;

  it('DEL-04 offers both documents for a vehicle with records and a catalog entry', async () => {
    expect(await of('1HGCM82693A000001')).toEqual({ report: true, sticker: true, records: 10, builds: 2 });
    expect(await of('7F03C000001')).toMatchObject({ report: true, sticker: true });
  });

  it('DEL-04 offers no report without records or with recalls only', async () => {
    expect(await of(REAL)).toEqual({ report: false, sticker: true, records: 0, builds: 2 });
    const { sections, records, report } = await search(REAL);
    expect({ records, report }).toEqual({ records: 0, report: false });
    const recalls = sections.find(({ section }: { section: string }) => section === 'recalls');
    expect(recalls.records).toBeGreaterThan(0);
  });

  it.each([
    ['with an empty catalog entry', BARE],
    ['if the catalog only has another vehicle of the same model', SUGGESTED],
    ['that is a classic with only a mapping', MAPPED_ONLY],
    ['that is a classic without a mapping', '9Z99Z999999'],
    ['without any data', '1ZZZZ00013A000001'],
    ['built for Europe, with an unknown model', 'VF1RFB00066123456'],
  ])('DEL-04 offers no sticker of a vehicle %s', async (_which, vin) => {
    expect(await of(vin)).toMatchObject({ sticker: false, builds: 0 });
    const known = await search(vin);
    if (known) expect(known.sticker).toBe(false);
  });

  it.each([
    ['/api-cwa/generate-sticker', BARE],
    ['/api-cwa/generate_classic_sticker', MAPPED_ONLY],
  ])('DEL-04 %s answers `no data` and charges nothing if the sticker would be empty', async (path, vin) => {
    const before = await stickerCredits();
    const generated = await (await client.multipart(path, { vin, classictype: 'manual' }, token)).json();
    expect(generated).toEqual({ status: 'error', message: 'no data' });
    const fields = { vin, year: '2003', make: 'HONDA', model: 'ACCORD', style: '', trim: 'EX-V6', colors: ' ' };
    const confirmed = await client.multipart(
      '/api-cwa/confirm-sticker',
      { ...fields, packages: Buffer.from('[]').toString('base64'), regenerate: '1', buildsheet_color: 'no' },
      token,
    );
    expect(await confirmed.json()).toEqual({ status: 'error', message: 'no data' });
    expect(await stickerCredits()).toBe(before);
  });

  it('DEL-04 returns suggestions as a draft, and does not charge if none of them is confirmed', async () => {
    const before = await stickerCredits();
    const draft = await (await client.multipart('/api-cwa/generate-sticker', { vin: SUGGESTED }, token)).json();
    expect(draft).toMatchObject({ status: 'no_prev_data', data: { builds: [] } });
    const confirm = async (packages: unknown) =>
      (
        await client.multipart(
          '/api-cwa/confirm-sticker',
          {
            vin: SUGGESTED,
            year: '2014',
            make: 'FORD',
            model: 'F-150',
            style: '',
            trim: 'XLT',
            colors: ' ',
            packages: Buffer.from(JSON.stringify(packages)).toString('base64'),
            regenerate: '1',
            buildsheet_color: 'no',
          },
          token,
        )
      ).json();
    expect(await confirm([])).toEqual({ status: 'error', message: 'no data' });
    expect(await stickerCredits()).toBe(before);
    const taken = await confirm([{ section_name: 'Packages', data: [{ code: 'TOW', name: 'Max trailer tow' }] }]);
    expect(taken.status).toBe('success');
    expect(await stickerCredits()).toBe(before - 1);
  });

  it('DEL-04 reports the sum of all sections except recalls as the records of a demonstration vehicle', async () => {
    const vins = [...new Set([...history.map(({ vin }) => vin), ...classics.map(({ vin }) => vin)])];
    expect(vins.length).toBeGreaterThan(5);
    for (const vin of vins) {
      const { sections, records } = await search(vin);
      const counted = sections
        .filter(({ section }: { section: string }) => section !== 'recalls')
        .reduce((sum: number, section: { records: number }) => sum + section.records, 0);
      expect({ vin, counted }).toEqual({ vin, counted: records });
      expect(await of(vin)).toMatchObject({ records });
    }
  });

  it('DEL-04 counts without querying sources that may charge', () => {
    expect(asked).toEqual([]);
  });
});
