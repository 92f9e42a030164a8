import type { Money } from './money.ts';
import type { Plan } from './plan.ts';

/** The receipt of a paid order. */
export interface Receipt {
  readonly orderId: string;
  /** The address it was mailed to. */
  readonly email: string;
  readonly planName: string;
  /** The vehicle it was bought for; `null` for credits. */
  readonly vin: string | null;
  readonly quantity: number;
  /** The price of one. */
  readonly single: Money;
  /** The whole price, before any discount. */
  readonly full: Money;
  readonly paid: Money;
  /** UTC epoch milliseconds. */
  readonly paidAt: number;
  readonly renewal: Plan['renewal'];
  /** Whether it was a test card, so that no money has moved. */
  readonly isTest: boolean;
}
