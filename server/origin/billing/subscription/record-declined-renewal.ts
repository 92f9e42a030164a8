import type { SubscriptionRow } from '../../db/shop-rows.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import type { OriginContext } from '../../origin-context.ts';
import { planFromText } from '../kept-plan.ts';
import { declinedRenewalLetter } from '../letters/declined-renewal-letter.ts';

const ONE_DAY_MS = 24 * 60 * 60 * 1_000;
/** How long after each decline it is tried again; after the last one the subscription ends. */
const TRIED_AGAIN_AFTER_MS: readonly number[] = [1 * ONE_DAY_MS, 3 * ONE_DAY_MS, 5 * ONE_DAY_MS];

/** Notes that a try was declined, and tells the person when the next one is, or that the subscription has ended. */
export async function recordDeclinedRenewal(ctx: OriginContext, subscription: SubscriptionRow): Promise<void> {
  const { id, period, tries, plan, language, site_address } = subscription;
  const wait = TRIED_AGAIN_AFTER_MS[tries];
  const nextTryAt = wait === undefined ? null : ctx.now() + wait;
  await ctx.db.transaction().execute(async (trx) => {
    const noted = await trx
      .updateTable('subscriptions')
      .set(nextTryAt === null ? { ended_at: ctx.now(), tries: tries + 1 } : { due_at: nextTryAt, tries: tries + 1 })
      .where('id', '=', id)
      .where('period', '=', period)
      .where('tries', '=', tries)
      .where('ended_at', 'is', null)
      .returning('user_id')
      .executeTakeFirst();
    if (!noted) return;
    const { email } = await trx
      .selectFrom('users')
      .select('email')
      .where('id', '=', noted.user_id)
      .executeTakeFirstOrThrow();
    const facts = { language, siteAddress: site_address, planName: planFromText(plan).name, nextTryAt };
    await queueMail(ctx, trx, { to: email, ...declinedRenewalLetter(facts) });
  });
}
