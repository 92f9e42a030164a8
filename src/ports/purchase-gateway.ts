import type { ResultAsync } from 'neverthrow';
import type { Discount, DiscountQuestion } from '#core/billing/discount.ts';
import type { Purchase, PurchaseAnswer } from '#core/billing/purchase.ts';
import type { PurchaseRefusal } from '#core/billing/purchase-refusal.ts';
import type { OrderRequest } from '#core/checkout/order-request.ts';
import type { CallOptions } from './call-options.ts';
import type { GatewayError } from './gateway-error.ts';

/** Why there is no order, or why it will not be paid. Source: specification, sections 7 and 8 (CRD-05). */
export type PurchaseError = PurchaseRefusal | GatewayError;

/** Sells plans (specification, section 7, "Plans and purchase"). Buyers pay on the hosted page of a payment gateway. */
export interface PurchaseGateway {
  /**
   * Orders one plan, as the specification's forms do, once for each idempotency key. A price that is not the origin's is
   * `price-changed`; a key that was used for another order is `key-used`.
   */
  buy(purchase: Purchase, options?: PurchaseOptions): ResultAsync<PurchaseAnswer, PurchaseError>;
  /** Orders a cart with all its lines, once for each idempotency key. */
  placeOrder(request: OrderRequest, options?: PurchaseOptions): ResultAsync<PurchaseAnswer, PurchaseError>;
  /** Returns how an order stands, by its signed words; words that were not signed, or expired, are `refused`. */
  updatePayment(customData: string, options?: CallOptions): ResultAsync<PurchaseAnswer, PurchaseError>;
  /** Returns the same, and opens a payment page for a renewal that its buyer has to confirm. */
  continuePayment(customData: string, options?: CallOptions): ResultAsync<PurchaseAnswer, PurchaseError>;
  /** Returns what a coupon takes off; one that isn't valid here is `refused`, with the reason. */
  validateCoupon(question: DiscountQuestion, options?: CallOptions): ResultAsync<Discount, GatewayError>;
  /** Returns what a discount of the site takes off; one that isn't valid here is `refused`, with the reason. */
  validateDiscount(question: DiscountQuestion, options?: CallOptions): ResultAsync<Discount, GatewayError>;
}

/** What a purchase is sent with besides its fields. It can't be canceled: the order may have been placed already. */
export interface PurchaseOptions {
  /** The address a server buys for, when it calls on behalf of a browser; sent as forwarded-for header. */
  readonly forwardedFor?: string;
  /** Sent again with the same key, also from a reloaded page, it is the same order. */
  readonly idempotencyKey?: string;
}
