import { forgetOldDevices } from './account/known-device.ts';
import { forgetOldTokens } from './account/token.ts';
import { deleteExpiredEvidence } from './billing/purchase/evidence.ts';
import type { Job } from './kernel/jobs/run-jobs.ts';

const ONE_HOUR_MS = 60 * 60 * 1_000;
const ONE_DAY_MS = 24 * ONE_HOUR_MS;

/**
 * Deletes expired data: sessions, devices unused for a year, unconfirmed registrations, links, call counts, evidence of
 * purchases, emails sent or given up a month ago, jobs that finished a week ago, and jobs given up 90 days ago.
 */
export const forgetExpired: Job = {
  name: 'forget-expired',
  everyMs: ONE_HOUR_MS,
  run: async (ctx) => {
    const now = ctx.now();
    await forgetOldTokens(ctx);
    await forgetOldDevices(ctx);
    await deleteExpiredEvidence(ctx);
    await ctx.db.deleteFrom('registrations').where('expires_at', '<=', now).execute();
    await ctx.db.deleteFrom('mailed_links').where('expires_at', '<=', now).execute();
    await ctx.db.deleteFrom('call_limits').where('expires_at', '<=', now).execute();
    await ctx.db
      .deleteFrom('mails')
      .where('created_at', '<=', now - 30 * ONE_DAY_MS)
      .where((eb) => eb.or([eb('sent_at', 'is not', null), eb('given_up_at', 'is not', null)]))
      .execute();
    await ctx.db
      .deleteFrom('jobs')
      .where('finished_at', '<=', now - 7 * ONE_DAY_MS)
      .execute();
    await ctx.db
      .deleteFrom('jobs')
      .where('failed_at', '<=', now - 90 * ONE_DAY_MS)
      .execute();
  },
};
