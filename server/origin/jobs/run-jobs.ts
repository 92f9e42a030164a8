import type { OriginContext } from '../origin-context.ts';

/**
 * Work that comes due by itself. Several hosts run the same jobs over one database, and a host may die in the middle:
 * a job claims each piece of work in SQL and can be run again at any moment.
 */
export interface Job {
  readonly name: string;
  readonly everyMs: number;
  run(ctx: OriginContext): Promise<void>;
}

/** Runs each job at once and then again and again; a run that fails is logged and the next one tries anew. */
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
