import { copyFileSync, existsSync, renameSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { err, fromThrowable, ok, type Result } from 'neverthrow';
import pg from 'pg';
import type { DatabaseLocation } from '../kernel/db/open-database.ts';
import { type BackupError, runPostgresProgram } from './postgres-program.ts';

/** Restores a backup where no database exists yet: an existing database, however broken, may still be needed. */
export async function restore(location: DatabaseLocation, file: string): Promise<Result<void, BackupError>> {
  if (!existsSync(file)) return err({ message: `There is no file ${file}.` });
  return location.engine === 'sqlite' ? restoreSqlite(location.path, file) : restorePostgres(location.url, file);
}

function restoreSqlite(to: string, file: string): Result<void, BackupError> {
  if (existsSync(to) || existsSync(`${to}-wal`)) {
    return err({
      message: `${to} already exists. Stop the hosts, move it and its -wal and -shm files away, and try again.`,
    });
  }
  const begun = `${to}.part`;
  return fromThrowable(
    () => {
      copyFileSync(file, begun);
      if (!isSound(begun)) throw new Error(`${file} is not a complete database backup.`);
      renameSync(begun, to);
    },
    (error): BackupError => {
      rmSync(begun, { force: true });
      return { message: error instanceof Error ? error.message : String(error) };
    },
  )();
}

function isSound(file: string): boolean {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    return database.prepare('pragma integrity_check').get()?.integrity_check === 'ok' && hasMigrations(database);
  } finally {
    database.close();
  }
}

function hasMigrations(database: DatabaseSync): boolean {
  return database.prepare("select 1 from sqlite_master where name = 'kysely_migration'").get() !== undefined;
}

async function restorePostgres(url: string, file: string): Promise<Result<void, BackupError>> {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    const tables = await client.query("select 1 from pg_tables where schemaname = 'public' limit 1");
    if (tables.rowCount !== 0) {
      return err({
        message: 'The database already has tables. Create a new one (createdb) and set DATABASE_URL to it.',
      });
    }
  } catch (error) {
    return err({ message: error instanceof Error ? error.message : String(error) });
  } finally {
    await client.end();
  }
  const { pathname } = new URL(url);
  const words = ['--single-transaction', '--no-owner', '--no-acl', `--dbname=${decodeURIComponent(pathname.slice(1))}`];
  const restored = await runPostgresProgram('pg_restore', [...words, file], url);
  return restored.andThen(() => ok(undefined));
}
