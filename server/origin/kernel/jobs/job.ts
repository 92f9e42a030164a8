import type { ZodType } from 'zod';
import type { OriginContext } from '../origin-context.ts';

/** How one run of a job ended. */
export type JobOutcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'retry-after'; readonly ms: number; readonly code: string | null }
  | { readonly kind: 'retry-at'; readonly at: number; readonly code: string | null }
  | { readonly kind: 'give-up'; readonly code: string };

/** The job is finished. */
export const jobDone: JobOutcome = { kind: 'done' };

/** The job runs again after some milliseconds; `code` says why, without personal data. */
export function retryJobAfter(ms: number, code: string | null = null): JobOutcome {
  return { kind: 'retry-after', ms, code };
}

/** The job runs again at a time in UTC epoch milliseconds; `code` says why, without personal data. */
export function retryJobAt(at: number, code: string | null = null): JobOutcome {
  return { kind: 'retry-at', at, code };
}

/** The job never runs again; an operator finds it by its code. */
export function giveUpJob(code: string): JobOutcome {
  return { kind: 'give-up', code };
}

/** What a handler knows of the job it runs beside its payload. */
interface JobRun {
  /** 1 for the first run. */
  readonly attempt: number;
  /** When the job was enqueued, in UTC epoch milliseconds. */
  readonly createdAt: number;
}

/** How a job is retried whose handler throws, or whose host dies. */
export interface JobRetry {
  /** The wait after each failure in a row; the last one repeats. */
  readonly delaysMs: readonly number[];
  /** After so many failures in a row the job is given up. */
  readonly maxAttempts: number;
}

/**
 * Runs the jobs of one kind. No two hosts run a job at once, but a job whose host dies runs again from the start: a
 * handler must come to the same end when it is repeated. Retries that it asks for itself have no limit but its own.
 *
 * @example
 * const refundOrder: JobHandler<{ orderId: string }> = {
 *   schema: z.object({ orderId: z.string() }),
 *   run: async (ctx, { orderId }) => ((await refund(ctx, orderId)).isOk() ? jobDone : retryJobAfter(60_000)),
 * };
 */
export interface JobHandler<Payload> {
  /** Parses the payload; a job whose payload does not parse is given up. */
  readonly schema: ZodType<Payload>;
  run(ctx: OriginContext, payload: Payload, run: JobRun): Promise<JobOutcome>;
  /** How long a host that died still blocks the job; a live host extends its lease. One minute unless stated. */
  readonly leaseMs?: number;
  readonly retry?: Partial<JobRetry>;
}

/** The handlers of a host by the kinds of jobs; a host leaves jobs of other kinds to others. */
export type JobHandlers = Readonly<Record<string, JobHandler<unknown>>>;
