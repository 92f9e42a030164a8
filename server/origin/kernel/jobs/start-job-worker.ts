import type { OriginContext } from '../origin-context.ts';
import { claimJob, nextDueAt } from './claim-job.ts';
import type { JobHandlers } from './job.ts';
import { runClaimedJob } from './run-claimed-job.ts';

/** How a worker works. */
export interface JobWorkerOptions {
  /** How many jobs run at once at most. */
  readonly concurrency?: number;
  /** How often to look for jobs that no signal announced. */
  readonly pollMs?: number;
}

/** A worker that runs jobs. */
export interface JobWorker {
  /** Starts no more jobs, and resolves when those that run have ended. */
  close(): Promise<void>;
}

/** A job can be due and still not be claimed, such as when its row is locked: the worker does not spin on it. */
const MIN_WAIT_MS = 100;

/** Starts running jobs: at once after they are enqueued, and when they are due. */
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

  /** Looks for jobs to run; while it looks, it is asked again at most once. */
  function wake(): void {
    if (closed) return;
    looksAgain = true;
    looking ??= look().finally(() => {
      looking = null;
      // A signal may have come between the last look and this moment.
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
      ctx.logger.error({ err: error }, 'Looking for jobs failed.');
    }
    clearTimeout(timer);
    if (!closed) timer = setTimeout(wake, waitMs).unref();
  }

  /** Returns how long to wait for the next job. */
  async function startDueJobs(): Promise<number> {
    while (running.size < concurrency && !closed) {
      const job = await claimJob(ctx, kinds);
      if (job === null) {
        const dueAt = await nextDueAt(ctx, kinds);
        return dueAt === null ? pollMs : Math.min(Math.max(dueAt - ctx.now(), MIN_WAIT_MS), pollMs);
      }
      start(runClaimedJob(ctx, handlers, job));
    }
    // A job that ends makes room and wakes the worker.
    return pollMs;
  }

  function start(run: Promise<void>): void {
    const ended = run
      .catch((error: unknown) => ctx.logger.error({ err: error }, 'The end of a job was not recorded.'))
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
