import type { Money } from '../billing/money.ts';
import type { Plan } from '../billing/plan.ts';

/** Something a person has bought. */
export interface Order {
  readonly id: string;
  /** What was bought, in words for a person to read. */
  readonly description: string;
  /** The vehicle it was bought for; `null` for credits. */
  readonly vin: string | null;
  /** `null` where the origin does not tell it. */
  readonly price: Money | null;
  /** UTC epoch milliseconds; `null` where the origin does not tell it. */
  readonly placedAt: number | null;
  /** What tells the plan apart, to be named in any language; `null` where the origin does not tell it. */
  readonly plan: Pick<Plan, 'kind' | 'documents' | 'renewal'> | null;
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
