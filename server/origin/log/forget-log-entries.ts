import type { LogEntryRow } from '../kernel/db/content-rows.ts';
import type { Job } from '../kernel/jobs/run-jobs.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

/**
 * Retention of log entries by kind, in milliseconds. A consent must be provable as long as it can be disputed; contact
 * messages have been emailed already.
 */
const CACHE_MS: Readonly<Record<LogEntryRow['kind'], number>> = {
  'contact-mail': 180 * DAY_MS,
  'consent-log': 3 * 365 * DAY_MS,
  logs: 30 * DAY_MS,
  error_vin: 30 * DAY_MS,
};

const KINDS = ['contact-mail', 'consent-log', 'logs', 'error_vin'] as const;

/** Deletes expired entries reported by pages; they can contain personal data. */
export const forgetLogEntries: Job = {
  name: 'forget-log-entries',
  everyMs: DAY_MS,
  run: async ({ db, now }) => {
    for (const kind of KINDS) {
      await db
        .deleteFrom('log_entries')
        .where('kind', '=', kind)
        .where('created_at', '<=', now() - CACHE_MS[kind])
        .execute();
    }
  },
};
