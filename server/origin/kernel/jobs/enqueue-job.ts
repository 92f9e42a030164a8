import { insertRowOnce, updateRows } from '../db/rows.ts';
import type { OriginTransaction } from '../db/schema.ts';
import type { OriginContext } from '../origin-context.ts';

type EnqueueContext = Pick<OriginContext, 'now' | 'newId' | 'jobSignal'>;

/** The identity of a job. */
interface JobIdentity {
  readonly kind: string;
  /** Unique among the jobs of the kind, such as the ID of the refunded order. */
  readonly key: string;
}

/** A job to run in the background. */
interface NewJob extends JobIdentity {
  /** Data for the handler, as JSON: row IDs, never personal data. */
  readonly payload: object;
  /** In UTC epoch milliseconds; immediately by default. */
  readonly dueAt?: number;
}

/**
 * Adds a job in the transaction that causes it and returns whether it is new. The same kind and key has no effect,
 * until a week after the job has finished. A host runs the job right after the commit, or when it is due.
 */
export async function enqueueJob(
  { now, newId, jobSignal }: EnqueueContext,
  trx: OriginTransaction,
  { kind, key, payload, dueAt = now() }: NewJob,
): Promise<boolean> {
  const added = await insertRowOnce(trx, 'jobs', {
    unique: ['kind', 'unique_key'],
    row: {
      id: newId(),
      kind,
      unique_key: key,
      payload: JSON.stringify(payload),
      due_at: dueAt,
      attempts: 0,
      failures: 0,
      created_at: now(),
    },
  });
  if (added === undefined) return false;
  await jobSignal.send(trx);
  return true;
}

/**
 * Moves an unfinished job to another time and returns whether there was one. A running job runs again at that time, so
 * that it does not miss the latest change.
 */
export async function rescheduleJob(
  { jobSignal }: Pick<OriginContext, 'jobSignal'>,
  trx: OriginTransaction,
  { kind, key, dueAt }: JobIdentity & { readonly dueAt: number },
): Promise<boolean> {
  const [moved] = await updateRows(trx, 'jobs', {
    where: { kind, unique_key: key, finished_at: null, failed_at: null },
    set: { due_at: dueAt },
  });
  if (moved === undefined) return false;
  await jobSignal.send(trx);
  return true;
}

/**
 * Removes an unfinished job and returns whether there was one; its key can be used again. A run in progress is not
 * interrupted, but it is the last one.
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
