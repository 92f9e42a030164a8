import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { inject } from 'vitest';
import type { DatabaseLocation } from '#origin/kernel/db/open-database.ts';
import { createTestPostgresDatabase } from './test-postgres-database.ts';

type Engine = DatabaseLocation['engine'];

/** A separate database, until it is removed. */
export interface PreparedDatabase {
  readonly location: DatabaseLocation;
  remove(): Promise<void>;
}

/**
 * Returns a separate database in the state that `prepare` creates. Migrating and filling a database takes longer than
 * most tests, so it is done once per test run for each value of `contents`, and callers get copies.
 */
export async function preparedDatabase(
  engine: Engine,
  contents: Readonly<Record<string, string | number | boolean>>,
  prepare: (location: DatabaseLocation) => Promise<void>,
): Promise<PreparedDatabase> {
  const digest = createHash('sha256').update(JSON.stringify(contents)).digest('hex').slice(0, 16);
  const note = path.join(inject('preparedFolder'), `${engine}-${digest}`);
  if (!existsSync(note)) await prepareOnce(engine, note, prepare);
  const prepared = await readFile(note, 'utf8');
  return engine === 'postgres' ? copyOfPostgres(prepared) : copyOfSqlite(prepared);
}

/**
 * Two processes may arrive first at the same time: either database is valid, and the note always names a complete one.
 */
async function prepareOnce(
  engine: Engine,
  note: string,
  prepare: (location: DatabaseLocation) => Promise<void>,
): Promise<void> {
  const unfinished = `${note}-${randomUUID()}`;
  const address = engine === 'postgres' ? (await createTestPostgresDatabase()).url : `${unfinished}.sqlite`;
  await prepare(engine === 'postgres' ? { engine, url: address } : { engine, path: address });
  await writeFile(unfinished, address);
  await rename(unfinished, note);
}

async function copyOfPostgres(prepared: string): Promise<PreparedDatabase> {
  const { url } = await createTestPostgresDatabase({ template: new URL(prepared).pathname.slice(1) });
  return { location: { engine: 'postgres', url }, remove: () => dropWhenLeft(url) };
}

async function copyOfSqlite(prepared: string): Promise<PreparedDatabase> {
  const folder = await mkdtemp(path.join(tmpdir(), 'vinport-origin-'));
  const location = { engine: 'sqlite', path: path.join(folder, 'origin.sqlite') } as const;
  await copyFile(prepared, location.path);
  return { location, remove: () => rm(folder, { recursive: true, force: true }) };
}

/**
 * A pool ends before its last connections have left the server. Dropping by force would terminate them, which causes
 * unhandled errors; without force, PostgreSQL waits for them.
 */
async function dropWhenLeft(url: string): Promise<void> {
  const server = new URL(url);
  const name = server.pathname.slice(1);
  server.pathname = '/postgres';
  const client = new Client({ connectionString: server.href });
  await client.connect();
  try {
    await client.query(`drop database ${name}`);
  } finally {
    await client.end();
  }
}
