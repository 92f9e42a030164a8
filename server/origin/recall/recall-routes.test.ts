import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestOrigin, type TestOrigin } from '#tests/setup/open-test-origin.ts';
import { type OriginClient, originClient } from '#tests/setup/origin-client.ts';
import { importEntries } from '../data-import/import-entries.ts';
import { RECALL_COLUMNS, recallEntries } from '../data-import/recall-entries.ts';

type Column = (typeof RECALL_COLUMNS)[number];
const line: Partial<Record<Column, string>> = {
  MAKETXT: 'KIA',
  MODELTXT: 'SOUL',
  YEARTXT: '2020',
  RCDATE: '20210301',
  DESC_DEFECT: '<p>The seal may leak.</p>Fire &amp; smoke.',
};

describe.each(['sqlite', 'postgres'] as const)('recall routes on %s', (engine) => {
  let origin: TestOrigin;
  let client: OriginClient;

  beforeEach(async () => {
    origin = await openTestOrigin(engine);
    client = originClient(origin);
  });
  afterEach(() => origin.close());

  const load = (...lines: readonly Partial<Record<Column, string>>[]) =>
    importEntries(
      origin.ctx,
      recallEntries,
      lines.map((changes, index) => ({
        line: index,
        value: RECALL_COLUMNS.map((column) => ({ ...line, RECORD_ID: String(index), ...changes })[column] ?? ''),
      })),
    );
  const check = async (fields: object) => (await client.json('/api/recall-check', fields)).json();
  const soul = { year: 2020, make: 'Kia', model: 'Soul' };

  it('RCL-05 returns each campaign once with all its components, in plain text, most urgent first', async () => {
    const { rejected } = await load(
      { CAMPNO: '21V1', COMPNAME: 'ENGINE' },
      { CAMPNO: '21V1', COMPNAME: 'EQUIPMENT' },
      { CAMPNO: '21V2', PARK_OUTSIDE: 'Yes', RCDATE: '20200101' },
      { CAMPNO: '21V3', DO_NOT_DRIVE: 'Yes', RCDATE: '20190101' },
      { CAMPNO: '21V4', RCDATE: '20220101' },
      { CAMPNO: '21V5', YEARTXT: '2021' },
    );
    expect(rejected).toBe(0);
    const found = await check(soul);
    expect(found.data.map(({ campaign }: { campaign: string }) => campaign)).toEqual(['21V3', '21V2', '21V4', '21V1']);
    expect(found.data.at(-1)).toMatchObject({
      component: 'ENGINE; EQUIPMENT',
      summary: 'The seal may leak.\nFire & smoke.',
      reported_at: Date.UTC(2021, 2, 1),
      park_it: false,
    });
    expect(found).toMatchObject({
      status: 'success',
      source: 'Imported recall list',
      fallback: false,
      demonstration: false,
      limits: ['completed-recalls', 'older-than-15-years', 'small-makers', 'newly-announced-vins'],
    });
  });

  it('RCL-04 marks demonstration recalls, and returns no recalls for an unknown VIN', async () => {
    const accord = await (await client.get('/api/recall-check/vin?vin=1HGCM82693A000001')).json();
    expect(accord).toMatchObject({ demonstration: true, data: [{ campaign: 'DEMO-0001', park_it: true }] });
    const unknown = await (await client.get('/api/recall-check/vin?vin=9Z99Z999999')).json();
    expect(unknown).toMatchObject({ status: 'success', data: [], source: null, demonstration: false });
    expect(unknown.limits).toHaveLength(4);
  });

  it('RCL-01 RCL-02 RCL-03 lists years, makes and models, without recalls of unknown years', async () => {
    await load({ CAMPNO: '21V1' }, { CAMPNO: '21V2', YEARTXT: '9999', MODELTXT: 'SEAT' });
    const listed = async (path: string) => (await (await client.get(`/api/recall-check/${path}`)).json()).data;
    expect(await listed('years')).toEqual([2020, 2018, 2013, 2012, 2003]);
    expect(await listed('makes?year=2020')).toEqual(['KIA']);
    expect(await listed('models?year=2020&make=kia')).toEqual(['SOUL']);
    expect(await listed("models?year=2020&make=kia'%20or%20'1'='1")).toEqual([]);
  });

  it.each([
    'makes',
    'makes?year=abc',
    'models?year=2020',
    'models?year=99999&make=KIA',
    'vin',
    `vin?vin=${'x'.repeat(65)}`,
  ])('answers 422 to %s', async (path) => {
    expect((await client.get(`/api/recall-check/${path}`)).status).toBe(422);
  });

  it.each([{ ...soul, year: 'x' }, { ...soul, make: '' }, { ...soul, model: 'x'.repeat(101) }, []])(
    'RCL-05 answers 422 to %j',
    async (fields) => {
      expect((await client.json('/api/recall-check', fields)).status).toBe(422);
    },
  );
});
