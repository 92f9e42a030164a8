import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { type PostgresPrograms, requirePostgres } from '#scripts/quality/postgres-programs.ts';
import { freePort } from './free-port.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of a real PostgreSQL server for this run; `createTestPostgresDatabase` creates a database in it. */
    postgresUrl: string;
  }
}

type Identity = { uid?: number; gid?: number };

const KEEPER = path.join(import.meta.dirname, 'postgres-keeper.mjs');
const ATTEMPTS = 3;
const READY = 'database system is ready to accept connections';

// The data need not survive a crash, so nothing must wait for the disk.
const FAST = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'autovacuum=off', 'max_connections=200'];

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, close } = await openPostgres();
  project.provide('postgresUrl', url);
  return close;
}

/** Opens a real PostgreSQL server that runs until it is closed or this process exits. */
export const openPostgres = async (): Promise<{ url: string; close: () => Promise<void> }> => {
  const { keeper, port } = await start(requirePostgres(), postgresIdentity());
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    close: async () => {
      const ended = once(keeper, 'exit');
      keeper.stdin?.end();
      await ended;
    },
  };
};

const makeCluster = (initdb: string, identity: Identity): string => {
  const folder = mkdtempSync(path.join(tmpdir(), 'vinport-postgres-'));
  if (identity.uid !== undefined && identity.gid !== undefined) chownSync(folder, identity.uid, identity.gid);
  try {
    execFileSync(
      initdb,
      [
        ...['-D', path.join(folder, 'data'), '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C'],
        ...['--no-sync', '--no-instructions'],
      ],
      { ...identity, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    return folder;
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
};

/** PostgreSQL refuses to run as root. */
const postgresIdentity = (): Identity => {
  if (process.getuid?.() !== 0) return {};
  const idOf = (user: string, flag: string) =>
    Number(execFileSync('id', [flag, user], { stdio: ['ignore', 'pipe', 'ignore'] }).toString());
  try {
    return { uid: idOf('postgres', '-u'), gid: idOf('postgres', '-g') };
  } catch {
    return { uid: idOf('nobody', '-u'), gid: idOf('nobody', '-g') };
  }
};

const start = async (programs: PostgresPrograms, identity: Identity, attempt = 1) => {
  const folder = makeCluster(programs.initdb, identity);
  const port = await freePort();
  const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`, ...FAST];
  const args = ['-D', path.join(folder, 'data'), ...settings.flatMap((setting) => ['-c', setting])];
  const keeper = spawn(
    process.execPath,
    [KEEPER, JSON.stringify({ postgres: programs.postgres, args, folder, identity })],
    { stdio: ['pipe', 'ignore', 'pipe'] },
  );
  try {
    await untilReady(keeper);
    return { keeper, port };
  } catch (error) {
    // Another process may have taken the port between the check and the start.
    if (attempt === ATTEMPTS) throw error;
    return start(programs, identity, attempt + 1);
  }
};

const untilReady = (keeper: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    let said = '';
    keeper.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
      said += chunk;
      if (said.includes(READY)) resolve();
    });
    keeper.once('error', reject);
    keeper.once('close', () => reject(new Error(`PostgreSQL did not start:\n${said}`)));
  });
