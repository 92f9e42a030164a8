import * as z from 'zod';
import { getRow } from '#origin/kernel/db/rows.ts';
import { queueEmail } from '#origin/kernel/email/queue-email.ts';
import { type JobHandler, jobDone } from '#origin/kernel/jobs/job.ts';
import { planFromText } from '#origin/plans/sold-plan.ts';
import { renewalReminderEmail } from '../emails/renewal-emails.ts';

const payload = z.object({ subscriptionId: z.string(), period: z.int() });

/** Announces a renewal by email once, unless the subscription was canceled. */
export const remindOfRenewalJob: JobHandler<z.infer<typeof payload>> = {
  schema: payload,
  run: async (ctx, { subscriptionId, period }) => {
    await ctx.db.transaction().execute(async (trx) => {
      const announced = await trx
        .updateTable('subscriptions')
        .set({ reminded_period: period })
        .where('id', '=', subscriptionId)
        .where('period', '=', period - 1)
        .where('cancelled_at', 'is', null)
        .where('ended_at', 'is', null)
        .where((eb) => eb.or([eb('reminded_period', 'is', null), eb('reminded_period', '<', period)]))
        .returningAll()
        .executeTakeFirst();
      if (!announced) return;
      const { language, site_address: siteAddress, period_end, user_id } = announced;
      const { name: planName, price } = planFromText(announced.plan);
      const { email } = await getRow(trx, 'users', { id: user_id });
      const facts = { language, siteAddress, planName, price };
      await queueEmail(ctx, trx, { to: email, ...renewalReminderEmail(facts, period_end) });
    });
    return jobDone;
  },
};
