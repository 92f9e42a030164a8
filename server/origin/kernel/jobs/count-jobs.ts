import type { OriginDatabase } from '../db/schema.ts';

/** The job counts for operators. */
export interface JobCounts {
  /** Due now or later, or running. */
  readonly waiting: number;
  /** Not retried again. */
  readonly givenUp: number;
}

/** Counts the waiting jobs and the jobs that were given up. */
export async function countJobs(db: OriginDatabase): Promise<JobCounts> {
  const { countAll } = db.fn;
  const [waiting, givenUp] = await Promise.all([
    db
      .selectFrom('jobs')
      .select(countAll<number>().as('jobs'))
      .where('finished_at', 'is', null)
      .where('failed_at', 'is', null)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('jobs')
      .select(countAll<number>().as('jobs'))
      .where('failed_at', 'is not', null)
      .executeTakeFirstOrThrow(),
  ]);
  return { waiting: waiting.jobs, givenUp: givenUp.jobs };
}
