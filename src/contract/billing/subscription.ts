import * as z from 'zod/mini';
import type { Subscription } from '#core/billing/subscription.ts';
import { camelCased } from '../camel-cased.ts';
import { defineCall, nothing } from '../define-call.ts';
import { id, moment, money } from '../fields.ts';
import { acknowledged, success } from '../success.ts';
import { wirePlan } from './plan.ts';

/** A subscription in the wire format. */
export const wireSubscription = z.object({
  subscription_id: z.string().check(z.minLength(1)),
  gateway: z.string(),
  plan: wirePlan,
  state: z.enum(['active', 'past_due', 'cancelled', 'ended']),
  period_start: moment,
  period_end: moment,
  /** `null` if there are no further charges. */
  next_charge: z.nullable(z.object({ price: money, at: moment })),
  /** The number of documents used in the current period. */
  used: z.int(),
  /** A plan that would have cost less for the same usage. */
  cheaper: z.nullable(z.object({ plan: wirePlan, cost: money })),
  cancelled_at: z.nullable(moment),
  ended_at: z.nullable(moment),
});

/** A subscription in the wire format. */
export type WireSubscription = z.output<typeof wireSubscription>;

const one = z.object({ subscription_id: id });

/**
 * The calls about subscriptions. All are the product's own except the cancellation call: specification, section 7
 * (ACC-10).
 */
export const subscriptionCalls = {
  list: defineCall({
    method: 'GET',
    path: '/api-cwa/subscription',
    by: 'signed-in',
    input: nothing,
    output: success(z.array(wireSubscription)),
    read: ({ data }): readonly Subscription[] => data.map(camelCased),
  }),
  resume: defineCall({
    method: 'POST',
    path: '/api/user/resume-subscription',
    by: 'signed-in',
    input: { as: 'json', schema: one },
    ...acknowledged,
  }),
  changeCard: defineCall({
    method: 'POST',
    path: '/api/user/change-card',
    by: 'signed-in',
    identifiesSite: true,
    input: { as: 'json', schema: one },
    output: success(z.object({ continue_at: z.url({ protocol: /^https?$/ }) })),
    read: ({ data }) => data.continue_at,
  }),
  readCardChange: defineCall({
    method: 'GET',
    path: '/api/user/card-change',
    by: 'signed-in',
    input: { as: 'query', schema: one },
    output: success(z.object({ changed: z.boolean() })),
    read: ({ data }) => data.changed,
  }),
};
