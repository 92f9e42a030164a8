import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import process from 'node:process';
import type { Readable } from 'node:stream';
import { projectRoot } from '#scripts/quality/project-root.ts';
import { recordServerCrash, recordServerOutput } from './server-log.ts';

const READY = /^Vinport is ready at (http:\S+)\n/;
/** In milliseconds. Long enough for a busy machine: an idle one needs one second, or three if vPIC must be unpacked. */
export const READY_WITHIN_MS = 120_000;
const STOPPED_WITHIN_MS = 30_000;

/** The built server in its own process. */
export interface ProductProcess {
  readonly url: string;
  /** Stops the server as an operator does (SIGTERM); rejects if it does not exit cleanly. */
  stop(): Promise<void>;
}

type Child = ChildProcessByStdio<null, Readable, Readable>;

/** Starts the built server from a folder and waits until it is ready; rejects with its output if it exits early. */
export async function startProductProcess(env: NodeJS.ProcessEnv, root = projectRoot): Promise<ProductProcess> {
  const child = spawn(process.execPath, [path.join(root, 'build/server/index.js')], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // Prevents orphaned servers if a worker exits early (an error in a test file, Ctrl+C).
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('close', () => process.off('exit', kill));

  const url = await untilReady(child);
  child.stderr.on('data', (text: string) => recordServerOutput(url, text));
  const reportCrash = () => recordServerCrash(`The product at ${url} exited unexpectedly (${exitOf(child)}).`);
  child.once('close', reportCrash);
  return {
    url,
    stop: () => {
      child.off('close', reportCrash);
      return stopChild(child);
    },
  };
}

async function untilReady(child: Child): Promise<string> {
  const ready = Promise.withResolvers<string>();
  let output = '';
  const readOutput = (text: string) => {
    output += text;
    const url = READY.exec(output)?.[1];
    if (url !== undefined) ready.resolve(url);
  };
  const rejectExited = () =>
    ready.reject(new Error(`The product exited before it was ready (${exitOf(child)}):\n${output}`));
  const timeout = AbortSignal.timeout(READY_WITHIN_MS);
  timeout.addEventListener('abort', () =>
    ready.reject(new Error(`The product was not ready within ${READY_WITHIN_MS} ms:\n${output}`)),
  );
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', readOutput);
  child.once('error', ready.reject).once('close', rejectExited);
  try {
    return await ready.promise;
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  } finally {
    child.off('close', rejectExited).stderr.off('data', readOutput);
  }
}

async function stopChild(child: Child): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    const closed = once(child, 'close', { signal: AbortSignal.timeout(STOPPED_WITHIN_MS) });
    child.kill('SIGTERM');
    await closed.catch(() => {
      child.kill('SIGKILL');
      return once(child, 'close');
    });
  }
  if (child.exitCode !== 0) throw new Error(`The product did not stop cleanly (${exitOf(child)}).`);
}

const exitOf = ({ exitCode, signalCode }: Child): string => signalCode ?? `exit code ${exitCode}`;
