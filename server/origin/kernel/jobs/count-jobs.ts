import type { OriginDatabase } from '../db/schema.ts';

/** How many jobs there are that an operator may want to know of. */
export interface JobCounts {
  /** Due now or later, or running. */
  readonly waiting: number;
  /** Not tried any longer. */
  readonly givenUp: number;
}

/** Counts the jobs that wait and those that were given up. */
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
