import { isPostgres } from '../db/is-postgres.ts';
import type { JobRow } from '../db/job-rows.ts';
import type { OriginContext } from '../origin-context.ts';

type ClaimContext = Pick<OriginContext, 'db' | 'now'>;

/** Default lease of a job, in milliseconds. */
export const DEFAULT_LEASE_MS = 60_000;

/**
 * Claims the job of these kinds that has been due the longest, or returns `null`. It uses a single statement: no two
 * hosts get the same job, and a job whose host has died can be claimed again when its lease ends.
 */
export async function claimJob({ db, now }: ClaimContext, kinds: readonly string[]): Promise<JobRow | null> {
  const time = now();
  const skipsLocked = isPostgres(db);
  const claimed = await db
    .updateTable('jobs')
    .set((eb) => ({
      lease_until: time + DEFAULT_LEASE_MS,
      attempts: eb('attempts', '+', 1),
      // Incremented before the run, so that a job that crashes its host is not retried forever.
      failures: eb('failures', '+', 1),
    }))
    .where('id', '=', (eb) =>
      eb
        .selectFrom('jobs')
        .select('id')
        .where('finished_at', 'is', null)
        .where('failed_at', 'is', null)
        .where('due_at', '<=', time)
        .where((or) => or.or([or('lease_until', 'is', null), or('lease_until', '<=', time)]))
        .where('kind', 'in', kinds)
        .orderBy('due_at')
        .orderBy('created_at')
        .limit(1)
        // Hosts that claim concurrently take different jobs and do not wait for each other.
        .$if(skipsLocked, (query) => query.forUpdate().skipLocked()),
    )
    .returningAll()
    .executeTakeFirst();
  return claimed ?? null;
}

/** Extends the lease of a claimed job and returns whether this host still holds it. */
export async function extendLease({ db, now }: ClaimContext, job: JobRow, leaseMs: number): Promise<boolean> {
  const extended = await db
    .updateTable('jobs')
    .set({ lease_until: now() + leaseMs })
    .where('id', '=', job.id)
    .where('attempts', '=', job.attempts)
    .where('lease_until', 'is not', null)
    .returning('id')
    .executeTakeFirst();
  return extended !== undefined;
}

/** Returns when the next unclaimed job of these kinds is due, or `null`. */
export async function nextDueAt({ db }: Pick<OriginContext, 'db'>, kinds: readonly string[]): Promise<number | null> {
  const next = await db
    .selectFrom('jobs')
    .select('due_at')
    .where('finished_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('lease_until', 'is', null)
    .where('kind', 'in', kinds)
    .orderBy('due_at')
    .limit(1)
    .executeTakeFirst();
  return next?.due_at ?? null;
}
