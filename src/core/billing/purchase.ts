import type { PayloadRecord } from '../payload/payload-fields.ts';
import type { Money } from './money.ts';

/** What the field `vin` says when credits are bought for no vehicle in particular (specification, section 3). */
export const CREDIT_PURCHASE_VIN = 'CREDIT';

/** What is bought: a document of one vehicle, or credits for later. */
export type PurchaseSubject = { readonly kind: 'vehicle'; readonly vin: string } | { readonly kind: 'credits' };

/** Which of the two purchase paths a purchase takes. */
export type PurchaseType = 'vhr' | 'sticker';

/** The extra services that may be ordered along with a document; each is named as on the wire. */
export type PurchaseExtra = 'lookup' | 'bill' | 'mail' | 'billmail' | 'sms' | 'decal';

/** A cart as it is sent to be bought. Source: specification, sections 3 and 7 (CRD-05, CRD-06). */
export interface Purchase {
  readonly type: PurchaseType;
  readonly subject: PurchaseSubject;
  /** The address the documents and the receipt go to. */
  readonly email: string;
  readonly price: Money;
  /** The code of the plan in the cart (`cart_plan`). */
  readonly planCode: string;
  /** Empty without a coupon (`couponcode`). */
  readonly couponCode: string;
  /** The coupon that was in the cart before (`prev_coupon`). */
  readonly previousCouponCode: string;
  readonly paymentGateway: string;
  /** The gateway's own name for the payment (`payg_id`). */
  readonly paymentReference: string;
  readonly extras: readonly PurchaseExtra[];
  /** How many products are in the cart (`total_product`). */
  readonly productCount: number;
  /** The kind of product, in the origin's words (`pr_type`). */
  readonly productType: string;
  /** How many of the plan are bought (`nos`). */
  readonly quantity: number;
  readonly unlimitedVinCheck: boolean;
  readonly reportSubscription: boolean;
  /** The page of the marketing side the person came from (`wpPage`). */
  readonly landingPage: string;
  readonly content: string;
  /** Who sent the person here (`ref`). */
  readonly referrer: string;
}

/** What the origin answers to a purchase, in its own shape (specification, section 7: "Returns the JSON body"). */
export type PurchaseAnswer = PayloadRecord;

/**
 * What a purchase says in its field `vin`: the vehicle's VIN, or `CREDIT` for credits.
 *
 * Source: specification, section 3 (CRD-06).
 *
 * @example
 * purchaseVin({ kind: 'credits' }); // 'CREDIT'
 */
export function purchaseVin(subject: PurchaseSubject): string {
  return subject.kind === 'vehicle' ? subject.vin : CREDIT_PURCHASE_VIN;
}
