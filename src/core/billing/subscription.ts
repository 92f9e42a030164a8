import type { CheaperPlan } from './cheaper-plan.ts';
import type { Money } from './money.ts';
import type { Plan } from './plan.ts';

/** What is charged next, and when in UTC epoch milliseconds. */
export interface NextCharge {
  readonly price: Money;
  readonly at: number;
}

/** A plan that a person has subscribed to, with what its renewal will bring. */
export interface Subscription {
  /** With `gateway` it names the subscription to whoever cancels it. */
  readonly subscriptionId: string;
  readonly gateway: string;
  readonly plan: Plan;
  /** `past_due` while a renewal was declined and is tried again; `cancelled` until the paid period is over. */
  readonly state: 'active' | 'past_due' | 'cancelled' | 'ended';
  /** Of the running period, in UTC epoch milliseconds. */
  readonly periodStart: number;
  readonly periodEnd: number;
  /** `null` where nothing will be charged any more. */
  readonly nextCharge: NextCharge | null;
  /** How many documents it has paid for in this period. */
  readonly used: number;
  /** What would have cost less for the same use; `null` where nothing would. */
  readonly cheaper: CheaperPlan | null;
  /** UTC epoch milliseconds. */
  readonly cancelledAt: number | null;
  readonly endedAt: number | null;
}
