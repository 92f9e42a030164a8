import type { Result } from 'neverthrow';
import type { Money } from '#core/billing/money.ts';
import type { Language } from '#core/site/host-variant.ts';
import type { DisputeState } from '../db/shop-rows.ts';

/**
 * Processes payments. A buyer pays on a page hosted by the gateway; a renewal is charged without the buyer. Every call
 * with an effect takes an idempotency key. Only the responses of `readCheckout` and `readPayment` determine what was
 * paid, refunded or disputed. Events are only a hint to read the state, so it does not matter whether they arrive
 * twice, late, out of order or never.
 */
export interface PaymentGateway {
  /** The value of `payment_gateway` in a purchase. */
  readonly name: string;
  /** Names for the buyer if several gateways are enabled. */
  readonly labels: Readonly<Record<Language, string>>;
  /** Whether it moves no real money. */
  readonly isTest: boolean;
  /** The origin of its hosted pages, such as `https://checkout.stripe.com`; `null` if they are on the site itself. */
  readonly checkoutOrigin: string | null;

  /** Opens a hosted page on which the buyer pays. */
  openCheckout(request: CheckoutRequest): Promise<GatewayResult<HostedPage>>;
  readCheckout(checkoutId: string): Promise<GatewayResult<Checkout>>;
  /** Closes an open page permanently, so that it can never be paid; a paid page remains paid. */
  expireCheckout(checkoutId: string): Promise<GatewayResult<Checkout>>;

  /** Creates a payment without the buyer; nothing is charged yet. */
  openPayment(request: OffSessionPaymentRequest): Promise<GatewayResult<Payment>>;
  /** Charges an open payment with a stored card. */
  chargePayment(paymentId: string, charge: OffSessionCharge): Promise<GatewayResult<Payment>>;
  readPayment(paymentId: string): Promise<GatewayResult<Payment>>;
  /** Cancels an unpaid payment; a paid one remains paid. */
  cancelPayment(paymentId: string): Promise<GatewayResult<Payment>>;
  refund(request: RefundRequest): Promise<GatewayResult<GatewayRefund>>;

  /** Opens a hosted page on which the owner of a subscription stores another card. */
  openCardSetup(request: CardSetupRequest): Promise<GatewayResult<HostedPage>>;
  readCardSetup(setupId: string): Promise<GatewayResult<CardSetup>>;

  /** Parses an event if the gateway has signed it and it is not older than five minutes. */
  readEvent(event: SignedEvent): Result<GatewayEvent, 'not-signed'>;
}

/** `unanswered`: the result is unknown, and the same call can be repeated. `refused`: it had no effect. */
export type GatewayError = { readonly code: 'unanswered' } | { readonly code: 'refused' };

/** The response of a gateway, or an error. */
export type GatewayResult<Value> = Result<Value, GatewayError>;

/** URLs to which the gateway redirects the buyer. */
interface ReturnUrls {
  readonly successUrl: string;
  readonly cancelUrl: string;
}

/** The data of a hosted checkout. */
export interface CheckoutRequest extends ReturnUrls {
  readonly key: string;
  readonly orderId: string;
  readonly orderNumber: string;
  readonly email: string;
  readonly currency: string;
  readonly lines: readonly { readonly name: string; readonly amount: number }[];
  /** Whether to store the card for later charges without the buyer. */
  readonly storesCard: boolean;
  /** Whether the gateway calculates the taxes contained in the prices. */
  readonly calculatesTax: boolean;
  readonly language: Language;
  /** When the page expires, in UTC epoch milliseconds. */
  readonly expiresAt: number;
}

/** A page of the gateway to which the user is redirected. */
export interface HostedPage {
  readonly id: string;
  readonly url: string;
}

/** The state of a hosted checkout. */
export interface Checkout {
  readonly id: string;
  /** `processing`: the buyer has confirmed, but the payment is not final yet. */
  readonly state: 'open' | 'processing' | 'paid' | 'expired';
  /** Set once the page is paid or processing. */
  readonly paymentId: string | null;
  /** The tax contained in the price according to the gateway, in minor units; `null` if it was not requested. */
  readonly taxAmount: number | null;
}

/** A renewal to be charged. */
interface OffSessionPaymentRequest {
  readonly key: string;
  readonly orderId: string;
  readonly amount: Money;
  readonly description: string;
  /** The stored card: {@link Payment.cardReference} of an earlier payment. */
  readonly cardReference: string;
}

/** A charge of a renewal. */
interface OffSessionCharge {
  readonly key: string;
  readonly cardReference: string;
}

/** The state of a payment. */
export interface Payment {
  readonly id: string;
  readonly state: 'open' | 'processing' | 'needs-action' | 'paid' | 'declined' | 'canceled';
  /** Token for charging the same card later, if it was stored. */
  readonly cardReference: string | null;
  /** Total of all refunds that were not rejected, in minor units. */
  readonly refundedAmount: number;
  readonly dispute: { readonly id: string; readonly state: DisputeState } | null;
}

/** The data of a refund. */
interface RefundRequest {
  readonly key: string;
  readonly paymentId: string;
  /** In minor units. */
  readonly amount: number;
}

/** A refund at the gateway. */
interface GatewayRefund {
  readonly id: string;
}

/** A card to be stored for a subscription. */
interface CardSetupRequest extends ReturnUrls {
  readonly key: string;
  readonly subscriptionId: string;
  readonly email: string;
  readonly currency: string;
  /** The card that is replaced. */
  readonly cardReference: string;
  readonly language: Language;
}

/** The state of a card change; `cardReference` is set once it is complete. */
export interface CardSetup {
  readonly state: 'open' | 'complete' | 'expired';
  readonly cardReference: string | null;
}

/** A webhook request, unmodified. */
export interface SignedEvent {
  readonly body: string;
  readonly signature: string;
  /** UTC epoch milliseconds. */
  readonly receivedAt: number;
}

/** The subject of an event. */
export interface GatewayEvent {
  readonly id: string;
  /**
   * `declined`: a payment attempt failed. `changed`: the state of the order and payment may have changed. `other`: not
   * relevant.
   */
  readonly kind: 'changed' | 'declined' | 'card-setup' | 'refund-failed' | 'other';
  /** ID of the order, if the gateway returns its metadata. */
  readonly orderId: string | null;
  readonly paymentId: string | null;
  readonly checkoutId: string | null;
  readonly subscriptionId: string | null;
  readonly refundId: string | null;
}

/** The enabled gateways, by the name used in purchases. */
export type PaymentGateways = ReadonlyMap<string, PaymentGateway>;

/** Returns the gateways by name. */
export function gatewaysByName(gateways: readonly PaymentGateway[]): PaymentGateways {
  return new Map(gateways.map((gateway) => [gateway.name, gateway]));
}
