import type { Money } from '../billing/money.ts';
import type { PurchaseType } from '../billing/purchase.ts';

/** A cart as it is ordered: all its lines become one order with one receipt. */
export interface OrderRequest {
  /** The address the receipt and the links to the documents go to. */
  readonly email: string;
  /** The total that the buyer has seen. */
  readonly total: Money;
  /** Empty without a coupon. */
  readonly couponCode: string;
  /** The name of a payment gateway of the site. */
  readonly gateway: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly lines: readonly OrderRequestLine[];
  /** The version of the terms that the buyer agreed to. */
  readonly termsVersion: string;
  /** Whether the buyer asked for delivery before the withdrawal period ends, and knows that this ends it. */
  readonly immediateDelivery: boolean;
  /** The path that the payment page leads back to when the buyer cancels. */
  readonly cancelPath: string;
  /** The `customData` of an earlier order that this one replaces; its payment page is closed first. */
  readonly replaces: string | null;
}

/** A plan of an order. */
export interface OrderRequestLine {
  /** The list the plan is sold in. */
  readonly list: PurchaseType;
  readonly planCode: string;
  readonly quantity: number;
  /** The vehicle; `null` for credits. */
  readonly vin: string | null;
}
