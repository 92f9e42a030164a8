import type { ZodType } from 'zod';
import type { OriginContext } from '../origin-context.ts';

/** The result of a job run. */
export type JobOutcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'retry-after'; readonly ms: number; readonly code: string | null }
  | { readonly kind: 'retry-at'; readonly at: number; readonly code: string | null }
  | { readonly kind: 'give-up'; readonly code: string };

/** The job has finished. */
export const jobDone: JobOutcome = { kind: 'done' };

/**
 * Returns the outcome of a job that runs again after the given milliseconds; `code` is the reason, without personal
 * data.
 */
export function retryJobAfter(ms: number, code: string | null = null): JobOutcome {
  return { kind: 'retry-after', ms, code };
}

/**
 * Returns the outcome of a job that runs again at a time in UTC epoch milliseconds; `code` is the reason, without
 * personal data.
 */
export function retryJobAt(at: number, code: string | null = null): JobOutcome {
  return { kind: 'retry-at', at, code };
}

/** Returns the outcome of a job that never runs again; an operator finds it by its code. */
export function giveUpJob(code: string): JobOutcome {
  return { kind: 'give-up', code };
}

/** The data of a job run beside its payload. */
interface JobRun {
  /** 1 for the first run. */
  readonly attempt: number;
  /** When the job was enqueued, in UTC epoch milliseconds. */
  readonly createdAt: number;
}

/** The retry policy for a job whose handler throws or whose host dies. */
export interface JobRetry {
  /** The delay after each consecutive failure; the last one repeats. */
  readonly delaysMs: readonly number[];
  /** Number of consecutive failures after which the job is given up. */
  readonly maxAttempts: number;
}

/**
 * Runs the jobs of one kind. A job never runs on two hosts at the same time, but after a host has died it runs again
 * from the start, so a handler must be idempotent. Retries that a handler requests itself are not limited.
 *
 * @example
 * const refundOrder: JobHandler<{ orderId: string }> = {
 *   schema: z.object({ orderId: z.string() }),
 *   run: async (ctx, { orderId }) => ((await refund(ctx, orderId)).isOk() ? jobDone : retryJobAfter(60_000)),
 * };
 */
export interface JobHandler<Payload> {
  /** Parses the payload; a job with an invalid payload is given up. */
  readonly schema: ZodType<Payload>;
  run(ctx: OriginContext, payload: Payload, run: JobRun): Promise<JobOutcome>;
  /** How long a dead host blocks the job, in milliseconds; a live host extends its lease. One minute by default. */
  readonly leaseMs?: number;
  readonly retry?: Partial<JobRetry>;
}

/** A host's handlers by job kind; other kinds are left to other hosts. */
export type JobHandlers = Readonly<Record<string, JobHandler<unknown>>>;
