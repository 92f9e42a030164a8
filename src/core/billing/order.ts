import type { Money } from './money.ts';
import type { Plan } from './plan.ts';

/** An order of a person. */
export interface Order {
  readonly id: string;
  /**
   * The order number that the buyer and the support team use, such as `VP-4K7M2Q9D`; the ID if the origin has no
   * numbers.
   */
  readonly number: string;
  /** A human-readable description of the purchase. */
  readonly description: string;
  /** The vehicle of the purchase; `null` for credits. */
  readonly vin: string | null;
  /** `null` if the origin does not state it. */
  readonly price: Money | null;
  /** The amount refunded so far; `null` if none. */
  readonly refunded: Money | null;
  /** In UTC epoch milliseconds; `null` if the origin does not state it. */
  readonly placedAt: number | null;
  /** The plan of the first line, for a localized description; `null` if the origin does not state it. */
  readonly plan: OrderedPlan | null;
  /** The plans bought, one per line. At least one. */
  readonly lines: readonly OrderLine[];
}

/** The fields of a plan that are needed for a localized description. */
export type OrderedPlan = Pick<Plan, 'kind' | 'documents' | 'renewal' | 'bundle'>;

/** One line of an order: a plan. */
export interface OrderLine {
  readonly description: string;
  readonly vin: string | null;
  readonly quantity: number;
  readonly price: Money | null;
  readonly plan: OrderedPlan | null;
}

/** The number of orders per page. */
export const ORDERS_ON_A_PAGE = 50;

/** A person's orders, or the newest page of them. Source: specification, section 7 (ACC-09). */
export interface TotalOrders {
  /** The total number of orders, including those not listed. */
  readonly total: number;
  /** In reverse chronological order. */
  readonly orders: readonly Order[];
}
