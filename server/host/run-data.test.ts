import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pino from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDatabase } from '#origin/kernel/db/open-database.ts';
import { createTestPostgresDatabase } from '#tests/setup/test-postgres-database.ts';
import { runData } from './run-data.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vinport-data-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function run(words: readonly string[], variables: Readonly<Record<string, string>> = {}) {
  const said: string[] = [];
  const complained: string[] = [];
  const code = await runData(words, {
    variables: { SITE_DOMAIN: 'test.vinport.example', DATA_DIR: folder, ...variables },
    logger: pino({ level: 'silent' }),
    say: (line) => said.push(line),
    complain: (line) => complained.push(line),
  });
  return { code, said, complained };
}

async function platesFile(): Promise<string> {
  const file = path.join(folder, 'plates.jsonl');
  await writeFile(file, '{"state":"CA","plate":"1","vin":"1HGCM82633A004352"}\n{"state":"CA"}\n');
  return file;
}

it('imports a file into the configured database and lists the rejected rows', async () => {
  const { url, drop } = await createTestPostgresDatabase();
  const file = await platesFile();
  for (const variables of [{}, { DATABASE_URL: url }]) {
    const first = await run(['import', 'plates', file], variables);
    expect(first).toMatchObject({ code: 0, said: ['2 read, 1 new or changed, 1 rejected.'] });
    expect(first.complained).toEqual([expect.stringMatching(/^2: plate: /)]);
    expect((await run(['import', 'plates', file], variables)).said).toEqual(['2 read, 0 new or changed, 1 rejected.']);
  }
  await drop();
});

it('replies in a chat and reports an unknown ticket', async () => {
  await run(['preview-token']);
  const db = await openDatabase(
    { engine: 'sqlite', path: path.join(folder, 'vinport.sqlite') },
    pino({ level: 'silent' }),
  );
  const person = { id: 'u1', email: 'ada@people.example', password_hash: '', first: '', last: '' } as const;
  await db
    .insertInto('users')
    .values({ ...person, user_type: 'user', created_at: 0, credits_moved_at: 0 })
    .execute();
  await db.insertInto('chat_talks').values({ user_id: 'u1', ticket_number: 'VT-1', created_at: 0 }).execute();
  expect(await run(['reply', 'VT-1', 'Good day.'])).toMatchObject({ code: 0 });
  expect(await db.selectFrom('chat_messages').select(['author', 'text']).execute()).toEqual([
    { author: 'agent', text: 'Good day.' },
  ]);
  await db.destroy();
  expect(await run(['reply', 'VT-2', 'Good day.'])).toMatchObject({ code: 1, complained: ['There is no chat VT-2.'] });
});

it('issues a preview token for drafts', async () => {
  expect((await run(['preview-token'])).said).toEqual([expect.stringMatching(/^[\w-]{43}$/)]);
});

it.each([[[]], [['import']], [['import', 'plates']], [['import', 'plates', 'a', 'b']], [['export', 'plates', 'a']]])(
  'prints its usage: %j',
  async (words) => {
    const { code, complained } = await run(words);
    expect(code).toBe(2);
    expect(complained[0]).toMatch(/^Usage/);
  },
);

it('reports an invalid setting, an unknown kind and a missing file, each in one line', async () => {
  expect(await run(['preview-token'], { PORT: 'x' })).toMatchObject({
    code: 1,
    complained: [expect.stringMatching(/^PORT: /)],
  });
  expect(await run(['import', 'cars', await platesFile()])).toMatchObject({
    code: 1,
    complained: [expect.stringMatching(/kind cars/)],
  });
  expect(await run(['import', 'plates', path.join(folder, 'no')])).toMatchObject({ code: 1, said: [] });
});

it('DATA-06 imports every file of the demonstration set without rejecting a row', async () => {
  const demonstration = fileURLToPath(new URL('../origin/demonstration/', import.meta.url));
  // Pages refer to their sites, so sites are imported first.
  const kinds = {
    'sites.json': 'sites',
    'pages-en.json': 'pages',
    'pages-es.json': 'pages',
    'builds.json': 'builds',
    'classics.json': 'classics',
    'coupons.json': 'codes',
    'history.json': 'history',
    'plans.json': 'plans',
    'plates.json': 'plates',
    'recalls.json': 'recalls',
    'sources.json': 'sources',
  };
  const files = (await readdir(demonstration)).filter((name) => name.endsWith('.json'));
  expect(files.toSorted()).toEqual(Object.keys(kinds).toSorted());
  for (const [file, kind] of Object.entries(kinds)) {
    const { code, said, complained } = await run(['import', kind, path.join(demonstration, file)]);
    expect({ file, code, complained }).toEqual({ file, code: 0, complained: [] });
    expect(said).toEqual([expect.stringMatching(/^[1-9]\d* read, .* 0 rejected\.$/)]);
  }
});
