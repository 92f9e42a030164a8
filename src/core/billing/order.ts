import type { Money } from './money.ts';
import type { Plan } from './plan.ts';

/** Something a person has bought. */
export interface Order {
  readonly id: string;
  /** What the buyer and the support team call it, such as `VP-4K7M2Q9D`; the ID where the origin has no number. */
  readonly number: string;
  /** What was bought, in words for a person to read. */
  readonly description: string;
  /** The vehicle it was bought for; `null` for credits. */
  readonly vin: string | null;
  /** `null` where the origin does not state it. */
  readonly price: Money | null;
  /** What was refunded so far; `null` where nothing was. */
  readonly refunded: Money | null;
  /** UTC epoch milliseconds; `null` where the origin does not state it. */
  readonly placedAt: number | null;
  /** The plan of the first line, to be named in any language; `null` where the origin does not state it. */
  readonly plan: OrderedPlan | null;
  /** What was bought, one line a plan. At least one. */
  readonly lines: readonly OrderLine[];
}

/** The part of a plan that names it in any language. */
export type OrderedPlan = Pick<Plan, 'kind' | 'documents' | 'renewal' | 'bundle'>;

/** One plan of an order. */
export interface OrderLine {
  readonly description: string;
  readonly vin: string | null;
  readonly quantity: number;
  readonly price: Money | null;
  readonly plan: OrderedPlan | null;
}

/** How many orders one page of them has, but the last. */
export const ORDERS_ON_A_PAGE = 50;

/** All a person has bought, or the newest part of it. Source: specification, section 7 (ACC-09). */
export interface TotalOrders {
  /** How many orders there are, those not listed included. */
  readonly total: number;
  /** The newest first. */
  readonly orders: readonly Order[];
}
