import { forgetOldTokens } from '../account/token.ts';
import type { Job } from './run-jobs.ts';

const ONE_HOUR_MS = 60 * 60 * 1_000;
const THIRTY_DAYS_MS = 30 * 24 * ONE_HOUR_MS;

/** Removes what has served its time: sign-ins, links, counts of calls, and letters sent or given up a month ago. */
export const forgetExpired: Job = {
  name: 'forget-expired',
  everyMs: ONE_HOUR_MS,
  run: async (ctx) => {
    const now = ctx.now();
    await forgetOldTokens(ctx);
    await ctx.db.deleteFrom('mailed_links').where('expires_at', '<=', now).execute();
    await ctx.db.deleteFrom('call_limits').where('expires_at', '<=', now).execute();
    await ctx.db
      .deleteFrom('mails')
      .where('created_at', '<=', now - THIRTY_DAYS_MS)
      .where((eb) => eb.or([eb('sent_at', 'is not', null), eb('given_up_at', 'is not', null)]))
      .execute();
  },
};
