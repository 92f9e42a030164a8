import type { PayloadRecord } from '../payload/payload-fields.ts';
import type { Money } from './money.ts';

/** The value of the field `vin` when credits are bought without a specific vehicle (specification, section 3). */
export const CREDIT_PURCHASE_VIN = 'CREDIT';

/** The subject of a purchase: a document for one vehicle, or credits for later. */
export type PurchaseSubject = { readonly kind: 'vehicle'; readonly vin: string } | { readonly kind: 'credits' };

/** The purchase path. */
export type PurchaseType = 'vhr' | 'sticker';

/** The extra services that can be ordered with a document, under their wire names. */
export type PurchaseExtra = 'lookup' | 'bill' | 'mail' | 'billmail' | 'sms' | 'decal';

/** A cart in the form sent for purchase. Source: specification, sections 3 and 7 (CRD-05, CRD-06). */
export interface Purchase {
  readonly type: PurchaseType;
  readonly subject: PurchaseSubject;
  /** The email address for the documents and the receipt. */
  readonly email: string;
  readonly price: Money;
  /** The code of the plan in the cart (`cart_plan`). */
  readonly planCode: string;
  /** Empty without a coupon (`couponcode`). */
  readonly couponCode: string;
  /** The previous coupon of the cart (`prev_coupon`). */
  readonly previousCouponCode: string;
  readonly paymentGateway: string;
  /** The gateway's reference for the payment (`payg_id`). */
  readonly paymentReference: string;
  readonly extras: readonly PurchaseExtra[];
  /** The number of products in the cart (`total_product`). */
  readonly productCount: number;
  /** The kind of product, in the origin's terms (`pr_type`). */
  readonly productType: string;
  /** The quantity of the plan (`nos`). */
  readonly quantity: number;
  readonly unlimitedVinCheck: boolean;
  readonly reportSubscription: boolean;
  /** The marketing page that the person came from (`wpPage`). */
  readonly landingPage: string;
  readonly content: string;
  /** The referrer (`ref`). */
  readonly referrer: string;
}

/** The origin's response to a purchase, in its own shape (specification, section 7: "Returns the JSON body"). */
export type PurchaseAnswer = PayloadRecord;

/**
 * Returns the value of a purchase's `vin` field: the vehicle's VIN, or `CREDIT` for credits.
 *
 * Source: specification, section 3 (CRD-06).
 *
 * @example
 * purchaseVin({ kind: 'credits' }); // 'CREDIT'
 */
export function purchaseVin(subject: PurchaseSubject): string {
  return subject.kind === 'vehicle' ? subject.vin : CREDIT_PURCHASE_VIN;
}

/** The reason stated by the origin why an order was not placed or will not be paid. Nothing was charged. */
export type PurchaseRefusal =
  /** The card was declined, the payment page expired, or too many cards were declined. */
  | { readonly code: 'declined' | 'expired' | 'too-many-declines'; readonly message: string | null }
  /** The price of the cart has changed. */
  | { readonly code: 'price-changed'; readonly price: Money }
  /** The coupon is no longer valid; contains the price without it. */
  | { readonly code: 'coupon-refused'; readonly price: Money }
  /** The idempotency key was used for another order, which is returned; its `status` may be `declined`. */
  | { readonly code: 'key-used'; readonly order: PurchaseAnswer }
  /** The document cannot be created for this vehicle. */
  | { readonly code: 'not-deliverable'; readonly kind: 'report' | 'sticker' }
  /** The signed-in buyer already has this subscription. */
  | { readonly code: 'already-subscribed' };
