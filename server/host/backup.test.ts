import { mkdtemp, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '#origin/kernel/db/open-database.ts';
import { type OpenOrigin, openOrigin } from '#origin/open-origin.ts';
import { createTestPostgresDatabase, type TestPostgresDatabase } from '#tests/setup/test-postgres-database.ts';
import { runData } from './run-data.ts';
import { readSettings } from './settings.ts';

const logger = pino({ level: 'silent' });
const buyer = { email: 'user@demo.vinport.example', pass: 'demo-password-1' };
const cart = {
  email: buyer.email,
  price: '1499',
  currency: 'USD',
  cart_plan: 'vhr-1',
  payment_gateway: 'sandbox',
  vin: 'CREDIT',
};

describe.each(['sqlite', 'postgres'] as const)('backup and restore on %s', (engine) => {
  let folder: string;
  let databases: TestPostgresDatabase[];
  let variables: Record<string, string>;

  const toEmptyDatabase = async () => {
    if (engine === 'sqlite') return;
    const database = await createTestPostgresDatabase();
    databases.push(database);
    variables = { ...variables, DATABASE_URL: database.url };
  };
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'vinport-backup-'));
    databases = [];
    variables = { SITE_DOMAIN: 'test.vinport.example', DATA_DIR: folder, DEMO: '1' };
    await toEmptyDatabase();
  });
  afterEach(async () => {
    await Promise.all(databases.map((database) => database.drop()));
    await rm(folder, { recursive: true, force: true });
  });

  const settings = () => readSettings(variables)._unsafeUnwrap();
  const open = async (): Promise<OpenOrigin> => {
    const read = settings();
    return (await openOrigin({ ...read, demonstration: read, logger }))._unsafeUnwrap();
  };
  const data = async (...words: readonly string[]) => {
    const said: string[] = [];
    const complained: string[] = [];
    const parts = { variables, logger, say: (line: string) => said.push(line) };
    const code = await runData(words, { ...parts, complain: (line) => complained.push(line) });
    return { code, said: said.join(), complained: complained.join() };
  };
  const post = async (origin: OpenOrigin, where: string, fields: Record<string, string>, headers = {}) => {
    const init = { method: 'POST', body: new URLSearchParams(fields), headers };
    return (await origin.fetch(new Request(`http://localhost${where}`, init))).json();
  };
  /** Buys through the sandbox payment page and waits until a background job has settled the order. */
  const buy = async (origin: OpenOrigin) => {
    const { continue_at, custom_data } = await post(origin, '/landing/app-customer-register', cart);
    const page = new Request(continue_at, {
      method: 'POST',
      body: new URLSearchParams({ card: 'succeeds', decision: 'pay' }),
    });
    expect((await origin.fetch(page)).status).toBe(303);
    const status = async () => (await post(origin, '/api-cwa/payment-update', { custom_data })).status;
    await expect.poll(status, { timeout: 20_000 }).toBe('success');
  };
  const signIn = async (origin: OpenOrigin) => (await post(origin, '/api-cwa/login', buyer)).data;
  const ordersOf = async (origin: OpenOrigin) => {
    const { token } = await signIn(origin);
    return (await post(origin, '/api-cwa/total-orders', {}, { authorization: `Bearer ${token}` })).data;
  };
  /** Returns all entries of the credit ledger. */
  const ledger = async () => {
    const db = await openDatabase(settings().database, logger);
    const rows = await db.selectFrom('credit_ledger').selectAll().orderBy('id').execute();
    await db.destroy();
    return rows;
  };
  const lose = async () => {
    if (engine === 'postgres') return toEmptyDatabase();
    for (const ending of ['', '-wal', '-shm']) await rm(path.join(folder, `vinport.sqlite${ending}`), { force: true });
  };

  it('restores a purchase with its credit and every ledger entry', async () => {
    const file = path.join(folder, 'copy');
    const working = await open();
    const credit = Number((await signIn(working)).vhr_credit);
    await buy(working);
    const [orders, entries] = [await ordersOf(working), await ledger()];
    expect(orders).not.toEqual([]);

    // The backup runs while the host is running.
    expect(await data('backup', file)).toEqual({
      code: 0,
      said: `The database was backed up to ${file}.`,
      complained: '',
    });
    expect((await stat(file)).mode & 0o077).toBe(0);
    await buy(working);
    await working.close();
    await lose();

    expect(await data('restore', file)).toMatchObject({ code: 0, complained: '' });
    const again = await open();
    expect(await ordersOf(again)).toEqual(orders);
    expect(Number((await signIn(again)).vhr_credit)).toBe(credit + 1);
    await again.close();
    expect(await ledger()).toEqual(entries);
  });

  it('overwrites nothing and rejects a file that is not a backup', async () => {
    const file = path.join(folder, 'copy');
    await data('preview-token');
    expect(await data('backup', file)).toMatchObject({ code: 0 });
    expect(await data('backup', file)).toMatchObject({ code: 1, complained: expect.stringContaining('already') });
    expect(await data('restore', file)).toMatchObject({ code: 1, complained: expect.stringContaining('already') });
    expect(await data('restore', `${file}-gone`)).toMatchObject({
      code: 1,
      complained: `There is no file ${file}-gone.`,
    });
    await lose();
    const other = path.join(folder, 'other');
    await writeFile(other, 'something else');
    expect(await data('restore', other)).toMatchObject({ code: 1, said: '' });
    // A failed restore leaves the target empty, so the next restore succeeds.
    await rename(file, other);
    expect(await data('restore', other)).toMatchObject({ code: 0 });
  });
});
