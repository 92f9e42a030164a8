import type { OriginContext } from '../origin-context.ts';
import { claimJob, nextDueAt } from './claim-job.ts';
import type { JobHandlers } from './job.ts';
import { runClaimedJob } from './run-claimed-job.ts';

/** Options of a worker. */
export interface JobWorkerOptions {
  /** Maximum number of concurrent jobs. */
  readonly concurrency?: number;
  /** Poll interval for jobs without a signal, in milliseconds. */
  readonly pollMs?: number;
}

/** A running worker. */
export interface JobWorker {
  /** Starts no more jobs and resolves when the running ones have ended. */
  close(): Promise<void>;
}

/**
 * Minimum wait in milliseconds: a due job may not be claimable, for example because its row is locked, and the worker
 * must not spin.
 */
const MIN_WAIT_MS = 100;

/** Starts running jobs: right after they are enqueued, and when they are due. */
export function startJobWorker(
  ctx: OriginContext,
  handlers: JobHandlers,
  { concurrency = 4, pollMs = 15_000 }: JobWorkerOptions = {},
): JobWorker {
  const kinds = Object.keys(handlers);
  const running = new Set<Promise<void>>();
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | null = null;
  let looksAgain = false;
  let closed = false;

  /** Looks for jobs to run. Calls during a search cause only one more search. */
  function wake(): void {
    if (closed) return;
    looksAgain = true;
    looking ??= look().finally(() => {
      looking = null;
      // A signal may have arrived since the last query.
      if (looksAgain) wake();
    });
  }

  async function look(): Promise<void> {
    let waitMs = pollMs;
    try {
      while (looksAgain && !closed) {
        looksAgain = false;
        waitMs = await startDueJobs();
      }
    } catch (error) {
      ctx.logger.error({ err: error }, 'Polling for jobs failed.');
    }
    clearTimeout(timer);
    if (!closed) timer = setTimeout(wake, waitMs).unref();
  }

  /** Starts due jobs and returns how long to wait for the next one, in milliseconds. */
  async function startDueJobs(): Promise<number> {
    while (running.size < concurrency && !closed) {
      const job = await claimJob(ctx, kinds);
      if (job === null) {
        const dueAt = await nextDueAt(ctx, kinds);
        return dueAt === null ? pollMs : Math.min(Math.max(dueAt - ctx.now(), MIN_WAIT_MS), pollMs);
      }
      start(runClaimedJob(ctx, handlers, job));
    }
    // A finished job frees a slot and wakes the worker.
    return pollMs;
  }

  function start(run: Promise<void>): void {
    const ended = run
      .catch((error: unknown) => ctx.logger.error({ err: error }, 'The outcome of a job was not recorded.'))
      .finally(() => {
        running.delete(ended);
        wake();
      });
    running.add(ended);
  }

  const listener = ctx.jobSignal.listen(wake);
  wake();
  return {
    close: async () => {
      closed = true;
      clearTimeout(timer);
      await listener.close();
      await looking;
      await Promise.all(running);
    },
  };
}
