import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestOrigin, type TestOrigin } from '#tests/setup/open-test-origin.ts';
import type { RejectedEntry } from './import-entries.ts';
import { importFile } from './import-file.ts';
import { RECALL_COLUMNS } from './recall-entries.ts';

const line: Readonly<Partial<Record<(typeof RECALL_COLUMNS)[number], string>>> = {
  RECORD_ID: '1',
  CAMPNO: '24V123000',
  MAKETXT: 'Honda',
  MODELTXT: 'Accord',
  YEARTXT: '2003',
  COMPNAME: 'AIR BAGS:FRONTAL',
  MFGNAME: 'Honda (American Honda Motor Co.)',
  BGMAN: '20020801',
  ENDMAN: '20030731',
  RCLTYPECD: 'V',
  POTAFF: '12000',
  ODATE: '20240412',
  RCDATE: '20240301',
  DESC_DEFECT: 'The "inflator" may burst.',
  DO_NOT_DRIVE: 'Yes',
  PARK_OUTSIDE: 'No',
};
const flatLine = (changes: typeof line = {}, columns: number = RECALL_COLUMNS.length) =>
  RECALL_COLUMNS.slice(0, columns)
    .map((name) => ({ ...line, ...changes })[name] ?? '')
    .join('\t');

describe.each(['sqlite', 'postgres'] as const)('importing files on %s', (engine) => {
  let origin: TestOrigin;
  let folder: string;

  beforeEach(async () => {
    origin = await openTestOrigin(engine, { demonstration: false });
    folder = await mkdtemp(path.join(tmpdir(), 'vinport-import-'));
  });
  afterEach(async () => {
    await origin.close();
    await rm(folder, { recursive: true, force: true });
  });

  const recalls = () => origin.ctx.db.selectFrom('recalls').selectAll().orderBy('record_id').execute();
  async function imported(kind: string, contents: string | Buffer) {
    const file = path.join(folder, 'data');
    await writeFile(file, contents);
    const rejected: RejectedEntry[] = [];
    const done = await importFile(origin.ctx, { kind, path: file, onRejected: (entry) => rejected.push(entry) });
    return { summary: done._unsafeUnwrap(), rejected };
  }

  it('reads a line of FLAT_RCL', async () => {
    await imported('recalls', `${flatLine()}\r\n`);
    expect(await recalls()).toEqual([
      {
        record_id: '1',
        campaign: '24V123000',
        make: 'HONDA',
        model: 'ACCORD',
        year: 2003,
        manufacturer: 'Honda (American Honda Motor Co.)',
        component: 'AIR BAGS:FRONTAL',
        type: 'V',
        built_from: Date.UTC(2002, 7, 1),
        built_until: Date.UTC(2003, 6, 31),
        affected: 12_000,
        owners_told_at: Date.UTC(2024, 3, 12),
        reported_at: Date.UTC(2024, 2, 1),
        summary: 'The "inflator" may burst.',
        consequence: '',
        remedy: '',
        notes: '',
        park_it: 1,
        park_outside: 0,
        demonstration: 0,
      },
    ]);
  });

  it('reads Latin-1, HTML, unknown years and the 27 columns of older files', async () => {
    const remedy = 'Dealers mend it.<BR>See <A HREF="https://example.com">here</A> &amp; call if pressure < 5 psi > 3.';
    const older = flatLine({ RECORD_ID: '2', YEARTXT: '9999', MFGNAME: 'Citroën', CORRECTIVE_ACTION: remedy }, 27);
    const { rejected } = await imported('recalls', Buffer.from(older, 'latin1'));
    expect(rejected).toEqual([]);
    expect(await recalls()).toMatchObject([
      {
        manufacturer: 'Citroën',
        year: null,
        park_it: 0,
        remedy: 'Dealers mend it.\nSee here & call if pressure < 5 psi > 3.',
      },
    ]);
  });

  it('lists invalid lines by number and imports all others', async () => {
    const lines = [
      flatLine(),
      'only\ttwo',
      flatLine({ RECORD_ID: '3', RCDATE: '20241399' }),
      flatLine({ RECORD_ID: '4', YEARTXT: 'new' }),
      flatLine({ RECORD_ID: '', MAKETXT: ' ' }),
      flatLine({ RECORD_ID: '6', NOTES: 'a\0b' }),
      flatLine({ RECORD_ID: '7' }),
    ];
    const { summary, rejected } = await imported('recalls', lines.join('\n'));
    expect(summary).toEqual({ entries: 7, rejected: 5, written: 2 });
    expect(rejected.map((entry) => entry.line)).toEqual([2, 3, 4, 5, 6]);
    expect(rejected.map(({ reason }) => reason)).toEqual([
      'it has 2 columns, not 27 or 29',
      'RCDATE: it is not a date such as 20250131',
      'YEARTXT: it is not a year',
      'RECORD_ID: it is not a record ID; MAKETXT: it is empty',
      '22: it contains a NUL character',
    ]);
    expect((await recalls()).map(({ record_id }) => record_id)).toEqual(['1', '7']);
  });

  it('changes nothing on the second import, and only differences on the third', async () => {
    const lines = Array.from({ length: 1_200 }, (_, index) => flatLine({ RECORD_ID: String(index) }));
    expect((await imported('recalls', lines.join('\n'))).summary.written).toBe(1_200);
    expect((await imported('recalls', lines.join('\n'))).summary).toEqual({ entries: 1_200, rejected: 0, written: 0 });
    lines[700] = flatLine({ RECORD_ID: '700', NOTES: 'Mended again.' });
    expect((await imported('recalls', lines.join('\n'))).summary.written).toBe(1);
    expect(await recalls()).toHaveLength(1_200);
  });

  it('uses the last of two lines with the same record ID, also within one batch', async () => {
    const { summary } = await imported(
      'recalls',
      [flatLine({ NOTES: 'first' }), flatLine({ NOTES: 'last' })].join('\n'),
    );
    expect(summary.written).toBe(1);
    expect(await recalls()).toMatchObject([{ notes: 'last' }]);
  });

  it('writes nothing from a truncated file, so that the import can be repeated', async () => {
    const lines = Array.from({ length: 600 }, (_, index) => flatLine({ RECORD_ID: String(index) }));
    const file = path.join(folder, 'data');
    await writeFile(file, [...lines, `${flatLine({ RECORD_ID: '600' })}${'x'.repeat(200_000)}`].join('\n'));
    const done = await importFile(origin.ctx, { kind: 'recalls', path: file });
    expect(done._unsafeUnwrapErr().code).toBe('broken-off');
    expect(await recalls()).toEqual([]);
    expect((await imported('recalls', lines.join('\n'))).summary.written).toBe(600);
  });

  it('reads JSON arrays and JSON lines, and lists the errors in both', async () => {
    const plate = (changes = {}) => ({ state: 'ca', plate: '7abc-123', vin: '1HGCM82633A004352', ...changes });
    const wrong = plate({ vin: 'no vin at all!!' });
    const array = await imported('plates', `\uFEFF ${JSON.stringify([plate(), wrong, plate({ plate: '1' })])}`);
    expect(array).toEqual({
      summary: { entries: 3, rejected: 1, written: 2 },
      rejected: [{ line: 2, reason: 'vin: it is not a VIN' }],
    });
    const lines = [JSON.stringify(plate({ plate: '2' })), '', '{"state":', JSON.stringify(plate())];
    expect(await imported('plates', lines.join('\n'))).toEqual({
      summary: { entries: 3, rejected: 1, written: 1 },
      rejected: [{ line: 3, reason: 'It is not JSON.' }],
    });
    expect(await origin.ctx.db.selectFrom('plates').selectAll().orderBy('plate').execute()).toEqual([
      { state: 'CA', plate: '1', vin: '1HGCM82633A004352', demonstration: 0 },
      { state: 'CA', plate: '2', vin: '1HGCM82633A004352', demonstration: 0 },
      { state: 'CA', plate: '7ABC123', vin: '1HGCM82633A004352', demonstration: 0 },
    ]);
  });

  it('validates history records by the schema of their kind', async () => {
    const record = (changes: object) => ({
      source: 'State of Nevada',
      recordId: '1',
      vin: '1HGCM82633A004352',
      kind: 'title',
      occurredAt: '2014-10-01',
      payload: { state: 'NV', brands: ['1', '11'] },
      ...changes,
    });
    const { rejected } = await imported(
      'history',
      JSON.stringify([
        record({}),
        record({ recordId: '2', kind: 'odometer', payload: { value: -1, unit: 'mi' } }),
        record({ recordId: '3', payload: { state: 'NV', brands: ['99'] } }),
        record({ recordId: '4', kind: 'odometer', payload: { value: 7, unit: 'km' } }),
        record({ recordId: '5', kind: 'rumour' }),
        record({ recordId: '6', occurredAt: null }),
      ]),
    );
    expect(rejected.map((entry) => entry.line)).toEqual([2, 3, 5, 6]);
    const rows = await origin.ctx.db.selectFrom('history_records').selectAll().orderBy('record_id').execute();
    expect(rows.map(({ payload, ...row }) => ({ ...row, payload: JSON.parse(payload) }))).toEqual([
      {
        source: 'State of Nevada',
        record_id: '1',
        vin: '1HGCM82633A004352',
        kind: 'title',
        occurred_at: Date.UTC(2014, 9, 1),
        payload: { state: 'NV', brands: ['01', '11'], odometer: null },
        demonstration: 0,
      },
      {
        source: 'State of Nevada',
        record_id: '4',
        vin: '1HGCM82633A004352',
        kind: 'odometer',
        occurred_at: Date.UTC(2014, 9, 1),
        payload: { value: 7, unit: 'km', place: null },
        demonstration: 0,
      },
    ]);
  });

  it('imports plans, and only those pages whose site exists', async () => {
    const plan = { code: 'vhr-1', list: 'vhr', audience: 'user', name: 'One', kind: 'vhr', documents: 1 };
    const { summary } = await imported(
      'plans',
      JSON.stringify([
        { ...plan, amount: 1_499, currency: 'USD', renewal: 'once' },
        { ...plan, amount: 14.99 },
      ]),
    );
    expect(summary).toEqual({ entries: 2, rejected: 1, written: 1 });
    await imported('sites', JSON.stringify([{ id: 1, domain: 'One.example', status: 'published', settings: {} }]));
    const page = { id: 1, url: '/', site: 1, status: 'published' };
    const { rejected } = await imported(
      'pages',
      JSON.stringify([page, { ...page, id: 2, site: 7 }, { ...page, url: 'x' }]),
    );
    expect(rejected.map((entry) => entry.line)).toEqual([3, 2]);
    expect(await origin.ctx.db.selectFrom('page_documents').select(['id', 'domain']).execute()).toEqual([
      { id: '1', domain: 'one.example' },
    ]);
    expect(await origin.ctx.db.selectFrom('sites').selectAll().execute()).toEqual([
      { domain: 'one.example', settings: '{}' },
    ]);
  });

  it.each([
    ['cars', 'data', 'unknown-kind'],
    ['recalls', 'missing', 'unreadable-file'],
  ])('reports why it does not import %s from %s', async (kind, name, code) => {
    const done = await importFile(origin.ctx, { kind, path: path.join(folder, name) });
    expect(done._unsafeUnwrapErr().code).toBe(code);
  });
});
