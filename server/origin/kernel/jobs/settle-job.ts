import type { JobRow } from '../db/job-rows.ts';
import type { OriginContext } from '../origin-context.ts';
import type { JobOutcome } from './job.ts';

type SettleContext = Pick<OriginContext, 'db' | 'now' | 'logger'>;

/** Records the outcome of a run. */
export async function settleJob(ctx: SettleContext, job: JobRow, outcome: JobOutcome): Promise<void> {
  const now = ctx.now();
  switch (outcome.kind) {
    case 'done':
      return release(ctx, job, { finished_at: now });
    case 'retry-after':
      return release(ctx, job, { due_at: later(now, now + outcome.ms), failures: 0, last_error: outcome.code });
    case 'retry-at':
      return release(ctx, job, { due_at: later(now, outcome.at), failures: 0, last_error: outcome.code });
    case 'give-up':
      ctx.logger.error({ jobId: job.id, kind: job.kind, code: outcome.code }, 'A job was given up.');
      return release(ctx, job, { failed_at: now, last_error: outcome.code });
  }
}

/** Schedules the retry of a failed run. */
export async function retryFailedJob(
  ctx: SettleContext,
  job: JobRow,
  { delayMs, code }: { readonly delayMs: number; readonly code: string },
): Promise<void> {
  const now = ctx.now();
  return release(ctx, job, { due_at: later(now, now + delayMs), last_error: code });
}

/** A job that is due again at the time it ended would block the others. */
function later(now: number, dueAt: number): number {
  return Math.max(now + 1, dueAt);
}

/** Does nothing if another host has taken over or the job was canceled meanwhile. */
async function release({ db }: SettleContext, job: JobRow, changes: Partial<JobRow>): Promise<void> {
  const own = db
    .updateTable('jobs')
    .set({ lease_until: null })
    .where('id', '=', job.id)
    .where('attempts', '=', job.attempts);
  const released = await own.set(changes).where('due_at', '=', job.due_at).executeTakeFirst();
  // Rescheduled while it ran: it runs again, because the handler may have read data before the change.
  if (released.numUpdatedRows === 0n) await own.execute();
}
