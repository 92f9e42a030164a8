import type { OriginContext } from '../origin-context.ts';

/**
 * Housekeeping that is due by the clock; work that is due because something happened is a row (`enqueue-job.ts`).
 * Several hosts run it over one database, and a host may die in the middle: it claims each piece of work in SQL and can
 * be run again at any moment.
 */
export interface Job {
  readonly name: string;
  readonly everyMs: number;
  run(ctx: OriginContext): Promise<void>;
}

/** Runs each job at once and then at its interval; a run that fails is logged, and the next one tries again. */
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
