import type { Money } from '../billing/money.ts';
import type { PurchaseType } from '../billing/purchase.ts';

/** An order request for a cart: all its lines become one order with one receipt. */
export interface OrderRequest {
  /** The email address for the receipt and the links to the documents. */
  readonly email: string;
  /** The total that was shown to the buyer. */
  readonly total: Money;
  /** Empty without a coupon. */
  readonly couponCode: string;
  /** The name of one of the site's payment gateways. */
  readonly gateway: string;
  /** The ISO 3166-1 alpha-2 code. */
  readonly country: string;
  readonly lines: readonly OrderRequestLine[];
  /** The version of the terms that the buyer agreed to. */
  readonly termsVersion: string;
  /**
   * Whether the buyer requested delivery before the end of the withdrawal period and acknowledged that this ends the
   * right of withdrawal.
   */
  readonly immediateDelivery: boolean;
  /** The path that the payment page returns to when the buyer cancels. */
  readonly cancelPath: string;
  /** The `customData` of an earlier order that this order replaces; its payment page is closed first. */
  readonly replaces: string | null;
}

/** One line of an order: a plan. */
export interface OrderRequestLine {
  /** The list that offers the plan. */
  readonly list: PurchaseType;
  readonly planCode: string;
  readonly quantity: number;
  /** The vehicle; `null` for credits. */
  readonly vin: string | null;
}
