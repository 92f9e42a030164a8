import type { Money } from './money.ts';
import type { Plan } from './plan.ts';

/** Proof of a paid order, with everything that was bought in it. */
export interface Receipt {
  readonly orderId: string;
  /** What the buyer and the support team call the order: `VP-` and 8 characters. */
  readonly orderNumber: string;
  /** The address it was emailed to. */
  readonly email: string;
  readonly lines: readonly ReceiptLine[];
  /** The whole price, before any discount. */
  readonly full: Money;
  readonly paid: Money;
  /** What was given back so far. */
  readonly refunded: Money;
  /** The taxes contained in `paid`. */
  readonly tax: readonly TaxLine[];
  /** UTC epoch milliseconds. */
  readonly paidAt: number;
  /** Whether it was a test payment, so that no money has moved. */
  readonly isTest: boolean;
  /** Who sold; `null` where the site does not state it. */
  readonly seller: ReceiptParty | null;
  /** The company of a dealer, for whom the receipt is an invoice; `null` for anyone else. */
  readonly billedTo: ReceiptParty | null;
  /** Whether the buyer asked for delivery before the withdrawal period ended. Source: 2011/83/EU, Article 16 (m). */
  readonly immediateDelivery: boolean;
}

/** One plan of a receipt. */
export interface ReceiptLine {
  readonly planName: string;
  /** The vehicle it was bought for; `null` for credits. */
  readonly vin: string | null;
  readonly quantity: number;
  /** The price of one. */
  readonly single: Money;
  readonly full: Money;
  readonly paid: Money;
  readonly renewal: Plan['renewal'];
}

/** A tax that a price contains. */
export interface TaxLine {
  readonly name: string;
  /** `null` where several rates are in it. */
  readonly percent: number | null;
  /** In the minor unit of the currency. */
  readonly amount: number;
}

/** A seller, or a company that buys. */
export interface ReceiptParty {
  readonly name: string;
  readonly address: string;
  /** Empty where none is stated. */
  readonly taxId: string;
}
