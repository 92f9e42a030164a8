import { spawn } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { err, ok, type Result } from 'neverthrow';

/** Why a copy could not be made or taken back, in a line for the operator. */
export interface BackupError {
  readonly message: string;
}

/** Distributions keep these programs out of PATH, one folder a version; the newest comes first. */
export const postgresFolders = (): readonly string[] =>
  globSync([
    '/usr/lib/postgresql/*/bin',
    '/usr/pgsql-*/bin',
    '/opt/homebrew/opt/postgresql*/bin',
    '/usr/local/opt/postgresql*/bin',
  ]).sort((a, b) => b.localeCompare(a, 'en', { numeric: true }));

/** Runs a program of PostgreSQL's client on a database. A command line can be read by others, so that no part of the address is in it. */
export async function runPostgresProgram(
  name: 'pg_dump' | 'pg_restore',
  words: readonly string[],
  url: string,
): Promise<Result<void, BackupError>> {
  const folders = [...postgresFolders(), ...(process.env.PATH ?? '').split(path.delimiter)];
  const program = folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file));
  if (program === undefined) {
    return err({ message: `${name} was not found. Install PostgreSQL's client programs, or put them in PATH.` });
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

/** The variables by which PostgreSQL's own programs are told where a database is. */
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
