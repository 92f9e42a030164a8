import type { OriginContext } from '../origin-context.ts';

/**
 * A periodic housekeeping task; work caused by an event is a row instead (`enqueue-job.ts`). Several hosts run it on
 * one database, and a host may die during a run: it claims each unit of work in SQL and can be repeated at any time.
 */
export interface Job {
  readonly name: string;
  readonly everyMs: number;
  run(ctx: OriginContext): Promise<void>;
}

/** Runs each job immediately and then at its interval. A failed run is logged, and the next run retries. */
export function runJobs(ctx: OriginContext, jobs: readonly Job[]): { stop(): Promise<void> } {
  const runs = new Set<Promise<void>>();
  const timers = jobs.map((job) => {
    let running = false;
    const runOnce = async () => {
      if (running) return;
      running = true;
      await job.run(ctx).catch((error: unknown) => ctx.logger.error({ err: error, job: job.name }, 'A job failed.'));
      running = false;
    };
    const start = () => {
      const run = runOnce().finally(() => runs.delete(run));
      runs.add(run);
    };
    start();
    return setInterval(start, job.everyMs).unref();
  });
  return {
    stop: async () => {
      for (const timer of timers) clearInterval(timer);
      await Promise.all(runs);
    },
  };
}
