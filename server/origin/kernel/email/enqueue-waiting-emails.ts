import { sql } from 'kysely';
import type { OriginDatabase } from '../db/schema.ts';
import { enqueueJob } from '../jobs/enqueue-job.ts';
import type { Job } from '../jobs/run-jobs.ts';
import { DELIVER_EMAIL } from './queue-email.ts';
import { SEND_REQUESTED_EMAIL } from './request-email.ts';

const ONE_MINUTE_MS = 60 * 1_000;
const THIRTY_DAYS_MS = 30 * 24 * 60 * ONE_MINUTE_MS;
const BATCH_SIZE = 100;

/**
 * Enqueues jobs for emails and requests without a job, which hosts of the release before 0011 wrote before and during
 * the upgrade. Can be removed once upgrades from that release are no longer supported.
 */
export const enqueueWaitingMails: Job = {
  name: 'enqueue-waiting-mails',
  everyMs: ONE_MINUTE_MS,
  run: async (ctx) => {
    const [mails, requests] = await Promise.all([
      mailsWithoutJob(ctx.db, ctx.now() - THIRTY_DAYS_MS),
      requestsWithoutJob(ctx.db),
    ]);
    if (mails.length === 0 && requests.length === 0) return;
    await ctx.db.transaction().execute(async (trx) => {
      for (const { id, due_at } of mails) {
        await enqueueJob(ctx, trx, { kind: DELIVER_EMAIL, key: id, payload: { mailId: id }, dueAt: due_at });
      }
      for (const { id } of requests) {
        await enqueueJob(ctx, trx, { kind: SEND_REQUESTED_EMAIL, key: id, payload: { requestId: id } });
      }
    });
  },
};

/** The job of an email that was given up is deleted after 90 days; the email must not get another one. */
function mailsWithoutJob(db: OriginDatabase, createdAfter: number) {
  return db
    .selectFrom('mails')
    .select(['id', 'due_at'])
    .where('sent_at', 'is', null)
    .where('given_up_at', 'is', null)
    .where('created_at', '>', createdAfter)
    .where(({ not, exists }) => not(exists(jobOf(db, DELIVER_EMAIL, 'mails.id'))))
    .limit(BATCH_SIZE)
    .execute();
}

function requestsWithoutJob(db: OriginDatabase) {
  return db
    .selectFrom('letter_requests')
    .select('id')
    .where(({ not, exists }) => not(exists(jobOf(db, SEND_REQUESTED_EMAIL, 'letter_requests.id'))))
    .limit(BATCH_SIZE)
    .execute();
}

function jobOf(db: OriginDatabase, kind: string, key: 'mails.id' | 'letter_requests.id') {
  return db
    .selectFrom('jobs')
    .select('jobs.id')
    .where('kind', '=', kind)
    .where('unique_key', '=', sql.ref<string>(key));
}
