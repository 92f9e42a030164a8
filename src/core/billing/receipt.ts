import type { Money } from './money.ts';
import type { Plan } from './plan.ts';

/** The receipt of a paid order, with all its lines. */
export interface Receipt {
  readonly orderId: string;
  /** The order number that the buyer and the support team use: `VP-` and 8 characters. */
  readonly orderNumber: string;
  /** The address that the receipt was emailed to. */
  readonly email: string;
  readonly lines: readonly ReceiptLine[];
  /** The total price before any discount. */
  readonly full: Money;
  readonly paid: Money;
  /** The amount refunded so far. */
  readonly refunded: Money;
  /** The taxes included in `paid`. */
  readonly tax: readonly TaxLine[];
  /** In UTC epoch milliseconds. */
  readonly paidAt: number;
  /** Whether it was a test payment, which moves no money. */
  readonly isTest: boolean;
  /** The seller; `null` if the site does not state it. */
  readonly seller: ReceiptParty | null;
  /** The company of a dealer, for whom the receipt is an invoice; `null` for all other buyers. */
  readonly billedTo: ReceiptParty | null;
  /**
   * Whether the buyer requested delivery before the end of the withdrawal period. Source: 2011/83/EU, Article 16 (m).
   */
  readonly immediateDelivery: boolean;
}

/** One line of a receipt: a plan. */
export interface ReceiptLine {
  readonly planName: string;
  /** The vehicle of the purchase; `null` for credits. */
  readonly vin: string | null;
  readonly quantity: number;
  /** The unit price. */
  readonly single: Money;
  readonly full: Money;
  readonly paid: Money;
  readonly renewal: Plan['renewal'];
}

/** A tax included in a price. */
export interface TaxLine {
  readonly name: string;
  /** `null` if it combines several rates. */
  readonly percent: number | null;
  /** In minor units of the currency. */
  readonly amount: number;
}

/** A seller or a buyer's company. */
export interface ReceiptParty {
  readonly name: string;
  readonly address: string;
  /** Empty if none is stated. */
  readonly taxId: string;
}
