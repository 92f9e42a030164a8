import type { LogEntryRow } from '../kernel/db/content-rows.ts';
import type { Job } from '../kernel/jobs/run-jobs.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** How long an entry is of use. A consent has to be shown for as long as somebody can doubt it; letters were mailed. */
const CACHE_MS: Readonly<Record<LogEntryRow['kind'], number>> = {
  'contact-mail': 180 * DAY_MS,
  'consent-log': 3 * 365 * DAY_MS,
  logs: 30 * DAY_MS,
  error_vin: 30 * DAY_MS,
};

const KINDS = ['contact-mail', 'consent-log', 'logs', 'error_vin'] as const;

/** Deletes what pages have reported, once its time is over; entries can hold what people wrote of themselves. */
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
