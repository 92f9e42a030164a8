import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import process from 'node:process';
import { findHostPort } from '../../crashes/host-port.ts';
import { until } from '../../crashes/until.ts';

/** A server to compare with, at work in a process of its own. */
export interface PeerProcess {
  readonly address: string;
  stop(): Promise<void>;
}

const READY_WITHIN_MS = 10_000;

/** Starts a script of this folder, which is given the port that it shall listen on, and waits until it answers. */
export async function startPeer(script: string, probe: string, ...rest: readonly string[]): Promise<PeerProcess> {
  const port = await findHostPort();
  const address = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, [path.join(import.meta.dirname, script), port.toString(), ...rest], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: 'ignore',
  });
  process.once('exit', () => server.kill());
  const answers = () =>
    fetch(address + probe)
      .then(({ ok }) => ok)
      .catch(() => false);
  if (!(await until(answers, READY_WITHIN_MS))) {
    server.kill();
    throw new Error(`${script} does not answer.`);
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
