import type { OriginTransaction } from '../db/schema.ts';
import type { OriginContext } from '../origin-context.ts';

type EnqueueContext = Pick<OriginContext, 'now' | 'newId' | 'jobSignal'>;

/** Which job is meant. */
interface JobIdentity {
  readonly kind: string;
  /** Unique among the jobs of the kind, such as the ID of the order that it refunds. */
  readonly key: string;
}

/** A job to be run in the background. */
interface NewJob extends JobIdentity {
  /** What the handler is given, as JSON: IDs of rows, never personal data. */
  readonly payload: object;
  /** In UTC epoch milliseconds; at once unless stated. */
  readonly dueAt?: number;
}

/**
 * Adds a job in the transaction of what causes it, and returns whether it is new: the same kind and key again changes
 * nothing, also for a week after the job has finished. A host runs it right after the commit, or when it is due.
 */
export async function enqueueJob(
  { now, newId, jobSignal }: EnqueueContext,
  trx: OriginTransaction,
  { kind, key, payload, dueAt = now() }: NewJob,
): Promise<boolean> {
  const added = await trx
    .insertInto('jobs')
    .values({
      id: newId(),
      kind,
      unique_key: key,
      payload: JSON.stringify(payload),
      due_at: dueAt,
      lease_until: null,
      attempts: 0,
      failures: 0,
      created_at: now(),
      finished_at: null,
      failed_at: null,
      last_error: null,
    })
    .onConflict((conflict) => conflict.columns(['kind', 'unique_key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added === undefined) return false;
  await jobSignal.send(trx);
  return true;
}

/**
 * Moves an unfinished job to another time, and returns whether there was one. A job that runs at the moment runs once
 * more at that time, so that what has just changed is not missed.
 */
export async function rescheduleJob(
  { jobSignal }: Pick<OriginContext, 'jobSignal'>,
  trx: OriginTransaction,
  { kind, key, dueAt }: JobIdentity & { readonly dueAt: number },
): Promise<boolean> {
  const moved = await trx
    .updateTable('jobs')
    .set({ due_at: dueAt })
    .where('kind', '=', kind)
    .where('unique_key', '=', key)
    .where('finished_at', 'is', null)
    .where('failed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (moved === undefined) return false;
  await jobSignal.send(trx);
  return true;
}

/**
 * Removes an unfinished job, and returns whether there was one; its key can be used again. A run that has begun is not
 * interrupted, but it is the last.
 */
export async function cancelJob(trx: OriginTransaction, { kind, key }: JobIdentity): Promise<boolean> {
  const removed = await trx
    .deleteFrom('jobs')
    .where('kind', '=', kind)
    .where('unique_key', '=', key)
    .where('finished_at', 'is', null)
    .where('failed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return removed !== undefined;
}
