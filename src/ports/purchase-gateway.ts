import type { ResultAsync } from 'neverthrow';
import type { Discount, DiscountQuestion } from '#core/billing/discount.ts';
import type { Purchase, PurchaseAnswer, PurchaseRefusal } from '#core/billing/purchase.ts';
import type { OrderRequest } from '#core/checkout/order-request.ts';
import type { CallOptions } from './call-options.ts';
import type { GatewayError } from './gateway-error.ts';

/** The reasons why there is no order or why it will not be paid. Source: specification, sections 7 and 8 (CRD-05). */
export type PurchaseError = PurchaseRefusal | GatewayError;

/** Sells plans (specification, section 7, "Plans and purchase"). Buyers pay on the hosted page of a payment gateway. */
export interface PurchaseGateway {
  /**
   * Orders one plan, as the specification's forms do, once per idempotency key. A price that differs from the origin's
   * is `price-changed`; a key that was used for another order is `key-used`.
   */
  buy(purchase: Purchase, options?: PurchaseOptions): ResultAsync<PurchaseAnswer, PurchaseError>;
  /** Orders a cart with all its lines, once per idempotency key. */
  placeOrder(request: OrderRequest, options?: PurchaseOptions): ResultAsync<PurchaseAnswer, PurchaseError>;
  /** Returns the state of an order for its signed token; an unsigned or expired token is `refused`. */
  updatePayment(customData: string, options?: CallOptions): ResultAsync<PurchaseAnswer, PurchaseError>;
  /** Returns the same, and opens a payment page for a renewal that requires the buyer's confirmation. */
  continuePayment(customData: string, options?: CallOptions): ResultAsync<PurchaseAnswer, PurchaseError>;
  /** Returns the discount of a coupon; `refused` with the reason if it is not valid here. */
  validateCoupon(question: DiscountQuestion, options?: CallOptions): ResultAsync<Discount, GatewayError>;
  /** Returns the discount of a site offer; `refused` with the reason if it is not valid here. */
  validateDiscount(question: DiscountQuestion, options?: CallOptions): ResultAsync<Discount, GatewayError>;
}

/** A dependency on these calls of the gateway. */
export type PurchaseCalls<Name extends keyof PurchaseGateway> = { readonly purchases: Pick<PurchaseGateway, Name> };

/**
 * The options of a purchase in addition to its fields. It cannot be canceled, because the order may already have been
 * placed.
 */
export interface PurchaseOptions {
  /** The IP address on whose behalf a server makes the purchase; sent as a forwarded-for header. */
  readonly forwardedFor?: string;
  /** A repeated request with the same key is the same order, even after a reload. */
  readonly idempotencyKey?: string;
}
