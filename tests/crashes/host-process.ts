import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { projectRoot } from '#scripts/quality/project-root.ts';
import { until } from './until.ts';

/** The location where a host listens and stores its data. */
export interface HostPlace {
  readonly port: number;
  readonly dataDir: string;
  /** The PostgreSQL URL. Without one, the host uses SQLite in the folder. */
  readonly databaseUrl?: string;
}

/** A host in a separate process: the built product, as an operator runs it. */
export interface HostProcess {
  /** The name of its connections to PostgreSQL. */
  readonly name: string;
  readonly address: string;
  /** Starts or restarts it, and waits until it is ready. */
  start(): Promise<void>;
  /** Ends it like a crash, without cleanup (SIGKILL). */
  kill(): Promise<void>;
}

const READY_WITHIN_MS = 20_000;
const ANSWERED_WITHIN_MS = 2_000;
const SERVER = path.join(projectRoot, 'build/server/index.js');
const running = new Set<ChildProcess>();

process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** Creates a host that is not started yet. */
export function createHostProcess({ port, dataDir, databaseUrl }: HostPlace): HostProcess {
  const address = `http://127.0.0.1:${port}`;
  const log = path.join(dataDir, `${port}.log`);
  const name = `host-${port}`;
  const database = databaseUrl === undefined ? undefined : new URL(databaseUrl);
  database?.searchParams.set('application_name', name);
  let child: ChildProcess | null = null;

  const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;
  const failure = (what: string) => new Error(`${what}:\n${readFileSync(log, 'utf8').slice(-2_000)}`);

  async function kill(): Promise<void> {
    if (child === null) return;
    const victim = child;
    child = null;
    running.delete(victim);
    if (hasEnded(victim)) throw failure('The host exited unexpectedly');
    const ended = once(victim, 'exit');
    victim.kill('SIGKILL');
    await ended;
  }

  return {
    name,
    address,
    kill,
    start: async () => {
      const output = openSync(log, 'a');
      const started = spawn(process.execPath, [SERVER], {
        env: {
          PATH: process.env.PATH,
          NODE_ENV: 'production',
          SITE_DOMAIN: 'test.vinport.example',
          DEMO: '1',
          PORT: port.toString(),
          DATA_DIR: dataDir,
          // Each visitor has a separate IP address, as behind an operator's proxy.
          TRUSTED_PROXIES: '1',
          ...(database && { DATABASE_URL: database.href }),
        },
        stdio: ['ignore', output, output],
      });
      closeSync(output);
      child = started;
      running.add(started);
      const isReady = await until(async () => hasEnded(started) || (await answersReady(address)), READY_WITHIN_MS);
      if (isReady && !hasEnded(started)) return;
      started.kill('SIGKILL');
      child = null;
      running.delete(started);
      throw failure('The host did not start');
    },
  };
}

function answersReady(address: string): Promise<boolean> {
  return fetch(`${address}/readyz`, { signal: AbortSignal.timeout(ANSWERED_WITHIN_MS) }).then(
    ({ ok }) => ok,
    () => false,
  );
}
