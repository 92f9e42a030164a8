import { fromThrowable } from 'neverthrow';
import type { JobRow } from '../db/job-rows.ts';
import type { OriginContext } from '../origin-context.ts';
import { DEFAULT_LEASE_MS, extendLease } from './claim-job.ts';
import type { JobRetry } from './job.ts';
import { giveUpJob, type JobHandler, type JobHandlers, type JobOutcome } from './job.ts';
import { retryFailedJob, settleJob } from './settle-job.ts';

/** Runs a claimed job, extends its lease meanwhile, and records the outcome. */
export async function runClaimedJob(ctx: OriginContext, handlers: JobHandlers, job: JobRow): Promise<void> {
  const handler = handlers[job.kind];
  if (handler === undefined) return;
  const retry = { ...DEFAULT_RETRY, ...handler.retry };
  // Every host that ran the job died or lost its lease before it could record an error.
  if (job.failures > retry.maxAttempts) return settleJob(ctx, job, giveUpJob('lease-expired'));
  const leaseMs = handler.leaseMs ?? DEFAULT_LEASE_MS;
  if (leaseMs !== DEFAULT_LEASE_MS && !(await extendLease(ctx, job, leaseMs))) return;
  const stopExtending = extendRegularly(ctx, job, leaseMs);
  try {
    await settleJob(ctx, job, await outcomeOf(ctx, handler, job));
  } catch (error) {
    ctx.logger.warn({ err: error, jobId: job.id, kind: job.kind, attempt: job.attempts }, 'A job failed.');
    const delayMs = retryDelay(job.failures, retry);
    const code = codeOf(error);
    await (delayMs === null ? settleJob(ctx, job, giveUpJob(code)) : retryFailedJob(ctx, job, { delayMs, code }));
  } finally {
    stopExtending();
  }
}

const parseJson = fromThrowable((text: string): unknown => JSON.parse(text));

async function outcomeOf(ctx: OriginContext, handler: JobHandler<unknown>, job: JobRow): Promise<JobOutcome> {
  const payload = parseJson(job.payload).map((json) => handler.schema.safeParse(json));
  if (payload.isErr() || !payload.value.success) return giveUpJob('invalid-payload');
  return handler.run(ctx, payload.value.data, { attempt: job.attempts, createdAt: job.created_at });
}

/** Extends the lease at a third of its duration, so that one failed extension does no harm. */
function extendRegularly(ctx: OriginContext, job: JobRow, leaseMs: number): () => void {
  const extend = () => {
    extendLease(ctx, job, leaseMs).catch((error: unknown) =>
      ctx.logger.warn({ err: error, jobId: job.id, kind: job.kind }, 'The lease of a job was not extended.'),
    );
  };
  const timer = setInterval(extend, leaseMs / 3).unref();
  return () => clearInterval(timer);
}

/** Returns an error's code or name; its message may contain personal data. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;

/** The default retry policy: for most of a day, with delays of up to an hour. */
const DEFAULT_RETRY: JobRetry = {
  delaysMs: [SECOND_MS, 5 * SECOND_MS, 30 * SECOND_MS, 2 * MINUTE_MS, 10 * MINUTE_MS, 30 * MINUTE_MS, 60 * MINUTE_MS],
  maxAttempts: 20,
};

/** Returns the delay after a number of consecutive failures, or `null` after the last attempt. */
function retryDelay(failures: number, { delaysMs, maxAttempts }: JobRetry): number | null {
  if (failures >= maxAttempts) return null;
  return delaysMs[failures - 1] ?? delaysMs.at(-1) ?? 0;
}
