import type { CheaperPlan } from './cheaper-plan.ts';
import type { Money } from './money.ts';
import type { Plan } from './plan.ts';

/** The next charge and its time in UTC epoch milliseconds. */
export interface NextCharge {
  readonly price: Money;
  readonly at: number;
}

/** A person's subscription to a plan, with its next renewal. */
export interface Subscription {
  /** Identifies the subscription for cancellation, together with `gateway`. */
  readonly subscriptionId: string;
  readonly gateway: string;
  readonly plan: Plan;
  /** `past_due` while a declined renewal is being retried; `cancelled` until the paid period ends. */
  readonly state: 'active' | 'past_due' | 'cancelled' | 'ended';
  /** Start of the current period, in UTC epoch milliseconds. */
  readonly periodStart: number;
  readonly periodEnd: number;
  /** `null` if there are no further charges. */
  readonly nextCharge: NextCharge | null;
  /** The number of documents used in the current period. */
  readonly used: number;
  /** A plan that would have cost less for the same usage; `null` if there is none. */
  readonly cheaper: CheaperPlan | null;
  /** In UTC epoch milliseconds. */
  readonly cancelledAt: number | null;
  readonly endedAt: number | null;
}
