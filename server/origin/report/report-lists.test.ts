import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readCalls } from '#contract/report/read-calls.ts';
import { openTestOrigin, type TestOrigin } from '#tests/setup/open-test-origin.ts';
import { type OriginClient, originClient } from '#tests/setup/origin-client.ts';
import { pageOfReports } from './list-reports.ts';

describe.each(['sqlite', 'postgres'] as const)('report list on %s', (engine) => {
  let origin: TestOrigin;
  let client: OriginClient;
  let token: string;

  beforeEach(async () => {
    origin = await openTestOrigin(engine);
    client = originClient(origin);
    token = await client.signIn();
  });
  afterEach(() => origin.close());

  const make = async (vin: string, path = '/api-cwa/generate-report') =>
    (await (await client.form(path, { vin }, { authorization: `Bearer ${token}` })).json()).data;
  const list = async (query = '', whose = token) =>
    (await (await client.get(`/api-cwa/filter_report_lists?${query}`, whose)).json()).data;

  it('RPT-11 filters reports and never shows those of other users', async () => {
    const first = await make('1HGCM82693A000001');
    origin.now.advance(1_000);
    const second = await make('5YJ3E1EA8KF000001', '/api-cwa/generate_uvc_report');
    const ids = async (query: string) => (await list(query)).reports.map(({ id }: { id: string }) => id);
    expect(await ids('')).toEqual([second.id, first.id]);
    expect(await ids('vin=hgcm8')).toEqual([first.id]);
    expect(await ids('vin=%25')).toEqual([]);
    expect(await ids('vin=_HGC')).toEqual([]);
    expect(await ids('text=HONDA+acc')).toEqual([first.id]);
    expect(await ids('text=2019')).toEqual([second.id]);
    expect(await ids('text=hgcm8+2003')).toEqual([first.id]);
    for (const nothing of ['honda+model', 'onda', '%25', 'hond_', '%22', '003']) {
      expect(await ids(`text=${nothing}`)).toEqual([]);
    }
    expect(await ids('kind=basic')).toEqual([second.id]);
    expect(await ids(`from=${second.created_at}`)).toEqual([second.id]);
    expect(await ids(`until=${second.created_at}`)).toEqual([first.id]);
    const dealer = await client.signIn('dealer');
    expect(await list('', dealer)).toEqual({ reports: [], page: 1, total: 0 });
    for (const path of ['report', 'report-changes']) {
      expect((await client.get(`/api-cwa/${path}?id=${first.id}`, dealer)).status).toBe(404);
      expect((await client.get(`/api-cwa/${path}?id=${first.id}`, token)).status).toBe(200);
    }
  });

  it.each(['page=0', 'page=x', 'kind=any', 'from=-1', 'page=1e9'])('answers 422 to %s', async (query) => {
    expect((await client.get(`/api-cwa/filter_report_lists?${query}`, token)).status).toBe(422);
  });
});

describe.each(['sqlite', 'postgres'] as const)('report list with many documents on %s', (engine) => {
  let origin: TestOrigin;
  const own = 40;

  beforeAll(async () => {
    origin = await openTestOrigin(engine);
    const numbers =
      engine === 'postgres'
        ? sql`select n from generate_series(1, 20000) as numbers(n)`
        : sql`with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < 20000) select n from numbers`;
    const client = originClient(origin);
    const authorization = `Bearer ${await client.signIn()}`;
    await client.form('/api-cwa/generate-report', { vin: '1HGCM82693A000001' }, { authorization });
    const { db } = origin.ctx;
    await sql`insert into documents (id, user_id, kind, vin, snapshot, created_at, report_kind)
      select 'seed-' || n, case when n <= ${own} then 'demonstration-user' else 'demonstration-dealer' end, 'report',
        '1HGCM82693A' || n, (select snapshot from documents where kind = 'report' limit 1), n, 'full'
      from (${numbers}) as seeds`.execute(db);
    await sql`analyze`.execute(db);
  });
  afterAll(() => origin.close());

  const planOf = async (query: Record<string, string>) => {
    const ctx = { ...origin.ctx, userId: 'demonstration-user' };
    const page = pageOfReports(ctx, readCalls.listFiltered.input.schema.parse(query));
    const options = engine === 'postgres' ? undefined : sql`query plan`;
    const rows = await page.explain<Record<string, string>>(undefined, options);
    return rows.map((row) => Object.values(row).join(' ')).join('\n');
  };

  it.each([{}, { page: '2' }, { vin: 'HGC' }, { kind: 'full' }, { from: '5', until: '30' }])(
    'finds a page with the index alone: %j',
    async (query) => {
      const plan = await planOf(query);
      expect(plan).toMatch(
        engine === 'postgres'
          ? /Index Only Scan.* using documents_of_owner/
          : /USING COVERING INDEX documents_of_owner \(user_id=\? AND kind=\?/,
      );
      expect(plan).not.toMatch(/Seq Scan on documents|SCAN documents/);
    },
  );

  it('paginates without gaps or duplicates', async () => {
    const client = originClient(origin);
    const token = await client.signIn();
    const pages = await Promise.all(
      [1, 2, 3, 4].map(
        async (page) => (await (await client.get(`/api-cwa/report-lists?page=${page}`, token)).json()).data,
      ),
    );
    expect(pages.map(({ reports, total }) => [reports.length, total])).toEqual([
      [20, own + 1],
      [20, own + 1],
      [1, own + 1],
      [0, own + 1],
    ]);
    const ids = pages.flatMap(({ reports }) => reports.map(({ id }: { id: string }) => id));
    expect(new Set(ids).size).toBe(own + 1);
    expect(ids.at(-1)).toBe('seed-1');
  });
});
