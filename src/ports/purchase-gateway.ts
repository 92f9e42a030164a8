import type { ResultAsync } from 'neverthrow';
import type { Discount, DiscountQuestion } from '../core/billing/discount.ts';
import type { Purchase, PurchaseAnswer } from '../core/billing/purchase.ts';
import type { PurchaseRefusal } from '../core/billing/purchase-refusal.ts';
import type { SandboxDecision } from '../core/billing/sandbox-decision.ts';
import type { CallOptions } from './call-options.ts';
import type { GatewayError } from './gateway-error.ts';

/** Why a purchase gave no answer that says it is paid. Source: specification, sections 7 and 8 (CRD-05). */
export type PurchaseError = PurchaseRefusal | GatewayError;

/** Who sells (specification, section 7, "Plans and purchase"). */
export interface PurchaseGateway {
  /**
   * Buys what is in the cart, once however often it is tried; a price that is not the origin's own is `price-changed`.
   * The same wish with another cart or card is `key-used`, and tells how the first stands.
   */
  buy(purchase: Purchase, options?: PurchaseOptions): ResultAsync<PurchaseAnswer, PurchaseError>;
  /** Tells how a payment went, in the signed words of the payment gateway. */
  updatePayment(customData: string, options?: CallOptions): ResultAsync<PurchaseAnswer, PurchaseError>;
  /** Takes the second step of a test card; a step that was taken, or never was, is `not-found`. */
  answerSandboxStep(decision: SandboxDecision, options?: CallOptions): ResultAsync<void, GatewayError>;
  /** What a coupon takes off; one that does not hold here is `refused`, with the reason. */
  validateCoupon(question: DiscountQuestion, options?: CallOptions): ResultAsync<Discount, GatewayError>;
  /** What a discount of the site takes off; one that does not hold here is `refused`, with the reason. */
  validateDiscount(question: DiscountQuestion, options?: CallOptions): ResultAsync<Discount, GatewayError>;
}

/** What goes along with a purchase besides the cart. It cannot be cancelled: it may have been paid already. */
export interface PurchaseOptions {
  /** The address a server buys for, when it calls on behalf of a browser; sent as forwarded-for header. */
  readonly forwardedFor?: string;
  /**
   * Names one wish of a person, as {@link CallOptions.wish} does: sent again, also from a page that was loaded anew, it
   * is paid once.
   */
  readonly wish?: string;
}
