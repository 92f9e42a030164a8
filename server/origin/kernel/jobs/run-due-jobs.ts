import type { OriginContext } from '../origin-context.ts';
import { claimJob } from './claim-job.ts';
import type { JobHandlers } from './job.ts';
import { runClaimedJob } from './run-claimed-job.ts';

/** Runs all due jobs one after another; for tests, which do not wait for a worker. */
export async function runDueJobs(ctx: OriginContext, handlers: JobHandlers): Promise<void> {
  const kinds = Object.keys(handlers);
  for (let job = await claimJob(ctx, kinds); job !== null; job = await claimJob(ctx, kinds)) {
    await runClaimedJob(ctx, handlers, job);
  }
}
