import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import * as z from 'zod';
import { percentile } from './percentile.ts';

/** What is asked for, and how hard. */
export interface LoadPlan {
  readonly address: string;
  readonly connections: number;
  readonly seconds: number;
  /** Asked before anything is counted: compilers and caches need it. */
  readonly warmUpSeconds?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** What differs from request to request, in turn. */
  readonly turns?: readonly LoadTurn[];
}

/** One of several requests. */
export interface LoadTurn {
  /** With its query. */
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent by POST; without one it is asked by GET. */
  readonly body?: string;
}

/** How a server bore a load. */
export interface LoadResult {
  readonly perSecond: number;
  readonly medianMs: number;
  readonly p95Ms: number;
  readonly p99Ms: number;
  readonly answered: number;
}

const answer = z.object({ times: z.instanceof(Float64Array), failures: z.record(z.string(), z.number()) });

/**
 * Puts a load on a server, from a thread of its own, and tells how it bore it. An answer of 400 and more ends the
 * benchmark: errors are quick.
 *
 * @example
 * await load({ address: 'http://127.0.0.1:3000/', connections: 32, seconds: 5 });
 */
export async function load({ warmUpSeconds = 0, headers = {}, turns = [{}], ...plan }: LoadPlan): Promise<LoadResult> {
  const worker = new Worker(new URL('load-worker.ts', import.meta.url), {
    workerData: { ...plan, warmUpSeconds, headers, turns },
  });
  const [message] = await once(worker, 'message');
  const { times, failures } = answer.parse(message);
  const failed = Object.entries(failures).map(([status, times]) => `${times} × ${status}`);
  if (failed.length > 0) throw new Error(`${plan.address} failed: ${failed.join(', ')}.`);
  const all = Array.from(times);
  return {
    perSecond: all.length / plan.seconds,
    medianMs: percentile(all, 0.5),
    p95Ms: percentile(all, 0.95),
    p99Ms: percentile(all, 0.99),
    answered: all.length,
  };
}
