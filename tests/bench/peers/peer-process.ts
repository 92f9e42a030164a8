import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { findHostPort } from '#tests/crashes/host-port.ts';
import { until } from '#tests/crashes/until.ts';

/** A server to compare with, running in a separate process. */
export interface PeerProcess {
  readonly address: string;
  stop(): Promise<void>;
}

const READY_WITHIN_MS = 10_000;

/** Starts a script that listens on `HOST` and `PORT`, and waits until the probe's path responds. */
export async function startPeer(script: string, probe: string, ...rest: readonly string[]): Promise<PeerProcess> {
  const port = await findHostPort();
  const address = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, [script, ...rest], {
    env: { ...process.env, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: port.toString() },
    stdio: 'ignore',
  });
  process.once('exit', () => server.kill());
  const answers = () =>
    fetch(address + probe)
      .then(({ ok }) => ok)
      .catch(() => false);
  if (!(await until(answers, READY_WITHIN_MS))) {
    server.kill();
    throw new Error(`${script} does not respond.`);
  }
  return {
    address,
    stop: async () => {
      const ended = once(server, 'exit');
      server.kill();
      await ended;
    },
  };
}
