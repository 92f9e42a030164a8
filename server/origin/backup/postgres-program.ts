import { spawn } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { err, ok, type Result } from 'neverthrow';

/** Why a backup or restore failed, as one line for the operator. */
export interface BackupError {
  readonly message: string;
}

/** Distributions install these programs outside of PATH, with one folder per version; returns the newest first. */
export const postgresFolders = (): readonly string[] =>
  globSync([
    '/usr/lib/postgresql/*/bin',
    '/usr/pgsql-*/bin',
    '/opt/homebrew/opt/postgresql*/bin',
    '/usr/local/opt/postgresql*/bin',
  ]).sort((a, b) => b.localeCompare(a, 'en', { numeric: true }));

/**
 * Runs a PostgreSQL client program on a database. Other users can read a command line, so it contains no part of the
 * connection URL.
 */
export async function runPostgresProgram(
  name: 'pg_dump' | 'pg_restore',
  words: readonly string[],
  url: string,
): Promise<Result<void, BackupError>> {
  const folders = [...postgresFolders(), ...(process.env.PATH ?? '').split(path.delimiter)];
  const program = folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file));
  if (program === undefined) {
    return err({ message: `${name} was not found. Install PostgreSQL's client programs, or add them to PATH.` });
  }
  const { promise, resolve } = Promise.withResolvers<Result<void, BackupError>>();
  const child = spawn(program, [...words, '--no-password'], {
    env: { ...process.env, ...connection(url) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  child.once('error', (error) => resolve(err({ message: `${name}: ${error.message}` })));
  child.once('close', (code) => resolve(code === 0 ? ok(undefined) : err({ message: `${name}: ${said.trim()}` })));
  return promise;
}

/** Returns the environment variables that pass the connection to PostgreSQL's programs. */
function connection(url: string): Readonly<Record<string, string>> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  const parts = {
    PGHOST: searchParams.get('host') ?? hostname,
    PGPORT: port,
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    PGSSLMODE: searchParams.get('sslmode') ?? '',
  };
  return Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== ''));
}
