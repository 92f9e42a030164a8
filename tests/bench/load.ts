import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import * as z from 'zod';
import { percentile } from './percentile.ts';

/** The requests and intensity of a load. */
export interface LoadPlan {
  readonly address: string;
  readonly connections: number;
  readonly seconds: number;
  /** Requests sent before the measurement starts, to warm up compilers and caches. */
  readonly warmUpSeconds?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** The differences between requests, used in turn. */
  readonly turns?: readonly LoadTurn[];
}

/** One of several requests. */
export interface LoadTurn {
  /** The path, including its query. */
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The body, sent by POST. Without one, the request is a GET. */
  readonly body?: string;
}

/** The result of a load on a server. */
export interface LoadResult {
  readonly perSecond: number;
  readonly medianMs: number;
  readonly p95Ms: number;
  readonly p99Ms: number;
  readonly answered: number;
}

const answer = z.object({ times: z.instanceof(Float64Array), failures: z.record(z.string(), z.number()) });

/**
 * Puts a load on a server from a separate thread, and returns the result. A response with status 400 or above aborts
 * the benchmark, because errors are faster.
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
