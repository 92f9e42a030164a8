import { ok } from 'neverthrow';
import type { subscriptionCalls, WireSubscription } from '#contract/billing/subscription.ts';
import { cheaperPlan } from '#core/billing/cheaper-plan.ts';
import type { Plan } from '#core/billing/plan.ts';
import { usesInPeriod } from '#origin/credits/running-subscriptions.ts';
import type { SubscriptionRow } from '#origin/kernel/db/shop-rows.ts';
import type { SignedInContext, Verb } from '#origin/kernel/origin-context.ts';
import { planFromRow, planFromText } from '#origin/plans/sold-plan.ts';

/**
 * Returns a user's subscriptions, newest first: date and amount of the next charge, the usage so far, and whether a
 * cheaper plan would have sufficed. This call is not part of the specification.
 */
export const readSubscriptions: Verb<typeof subscriptionCalls.list, SignedInContext> = async (ctx) => {
  const rows = await ctx.db
    .selectFrom('subscriptions')
    .selectAll()
    .where('user_id', '=', ctx.userId)
    .orderBy('started_at', 'desc')
    .orderBy('id')
    .execute();
  const offered = rows.length === 0 ? [] : await plansOnOffer(ctx);
  const data: WireSubscription[] = [];
  for (const row of rows) data.push(wireSubscription(row, await usesInPeriod(ctx.db, row), offered));
  return ok({ status: 'success', data });
};

async function plansOnOffer({ db, userId }: SignedInContext): Promise<Plan[]> {
  const rows = await db
    .selectFrom('plans')
    .selectAll()
    .where('audience', '=', (eb) => eb.selectFrom('users').select('user_type').where('id', '=', userId))
    .orderBy('code')
    .execute();
  return rows.map(planFromRow);
}

function wireSubscription(row: SubscriptionRow, used: number, offered: readonly Plan[]): WireSubscription {
  const plan = planFromText(row.plan);
  const goesOn = row.cancelled_at === null && row.ended_at === null;
  return {
    subscription_id: row.id,
    gateway: row.gateway,
    plan,
    state: stateOf(row),
    period_start: row.period_start,
    period_end: row.period_end,
    next_charge: goesOn ? { price: plan.price, at: row.tries === 0 ? row.period_end : row.due_at } : null,
    used,
    cheaper: goesOn ? cheaperPlan(plan, used, offered) : null,
    cancelled_at: row.cancelled_at,
    ended_at: row.ended_at,
  };
}

function stateOf({ cancelled_at, ended_at, tries }: SubscriptionRow): WireSubscription['state'] {
  if (ended_at !== null) return 'ended';
  if (cancelled_at !== null) return 'cancelled';
  return tries > 0 ? 'past_due' : 'active';
}
