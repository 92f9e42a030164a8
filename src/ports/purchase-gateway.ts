import type { ResultAsync } from 'neverthrow';
import type { Discount, DiscountQuestion } from '../core/billing/discount.ts';
import type { Purchase, PurchaseAnswer } from '../core/billing/purchase.ts';
import type { CallOptions } from './call-options.ts';
import type { GatewayError } from './gateway-error.ts';

/** Who sells (specification, section 7, "Plans and purchase"). */
export interface PurchaseGateway {
  /** Buys what is in the cart, once however often it is tried; a price that is not the origin's own is `conflict`. */
  buy(purchase: Purchase, options?: PurchaseOptions): ResultAsync<PurchaseAnswer, GatewayError>;
  /** Tells how a payment went, in the signed words of the payment gateway. */
  updatePayment(customData: string, options?: CallOptions): ResultAsync<PurchaseAnswer, GatewayError>;
  /** What a coupon takes off; one that does not hold here is `refused`, with the reason. */
  validateCoupon(question: DiscountQuestion, options?: CallOptions): ResultAsync<Discount, GatewayError>;
  /** What a discount of the site takes off; one that does not hold here is `refused`, with the reason. */
  validateDiscount(question: DiscountQuestion, options?: CallOptions): ResultAsync<Discount, GatewayError>;
}

/** What goes along with a purchase besides the cart. It cannot be cancelled: it may have been paid already. */
export interface PurchaseOptions {
  /** The address a server buys for, when it calls on behalf of a browser; sent as forwarded-for header. */
  readonly forwardedFor?: string;
}
