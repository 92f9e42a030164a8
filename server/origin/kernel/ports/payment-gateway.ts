import type { Result } from 'neverthrow';
import type { Money } from '#core/billing/money.ts';
import type { Language } from '#core/site/host-variant.ts';
import type { DisputeState } from '../db/shop-rows.ts';

/**
 * Moves money. A buyer pays on a page that the gateway hosts; a renewal is charged without the buyer. Every call that
 * changes something takes a key: the same key has its effect once, however often it is sent. Nothing but the gateway's
 * answer to `readCheckout` and `readPayment` decides what was paid, given back or disputed: events are only a hint to
 * ask, so it does not matter whether they come twice, late, out of order or never.
 */
export interface PaymentGateway {
  /** The value of `payment_gateway` in a purchase. */
  readonly name: string;
  /** What a person reads where several gateways are on. */
  readonly labels: Readonly<Record<Language, string>>;
  /** Whether it moves no real money. */
  readonly isTest: boolean;
  /** The origin of its hosted pages, such as `https://checkout.stripe.com`; `null` where they are on the site itself. */
  readonly checkoutOrigin: string | null;

  /** Opens a hosted page on which the buyer pays. */
  openCheckout(request: CheckoutRequest): Promise<GatewayResult<HostedPage>>;
  readCheckout(checkoutId: string): Promise<GatewayResult<Checkout>>;
  /** Closes an open page for good, so that it can never be paid; one that is paid stays paid. */
  expireCheckout(checkoutId: string): Promise<GatewayResult<Checkout>>;

  /** Opens a payment without the buyer; nothing is charged yet. */
  openPayment(request: OffSessionPaymentRequest): Promise<GatewayResult<Payment>>;
  /** Charges an open payment with a stored card. */
  chargePayment(paymentId: string, charge: OffSessionCharge): Promise<GatewayResult<Payment>>;
  readPayment(paymentId: string): Promise<GatewayResult<Payment>>;
  /** Closes a payment that was not paid; one that is paid stays paid. */
  cancelPayment(paymentId: string): Promise<GatewayResult<Payment>>;
  refund(request: RefundRequest): Promise<GatewayResult<GatewayRefund>>;

  /** Opens a hosted page on which the owner of a subscription stores another card. */
  openCardSetup(request: CardSetupRequest): Promise<GatewayResult<HostedPage>>;
  readCardSetup(setupId: string): Promise<GatewayResult<CardSetup>>;

  /** Reads an event that the gateway has sent, if it is signed by the gateway and not older than five minutes. */
  readEvent(event: SignedEvent): Result<GatewayEvent, 'not-signed'>;
}

/** `unanswered`: it may have happened or not, and the same call can be sent again. `refused`: it did not happen. */
export type GatewayError = { readonly code: 'unanswered' } | { readonly code: 'refused' };

/** An answer of a gateway, or why there is none. */
export type GatewayResult<Value> = Result<Value, GatewayError>;

/** Where the gateway sends the buyer afterwards. */
interface ReturnUrls {
  readonly successUrl: string;
  readonly cancelUrl: string;
}

/** What a buyer is asked to pay. */
export interface CheckoutRequest extends ReturnUrls {
  readonly key: string;
  readonly orderId: string;
  readonly orderNumber: string;
  readonly email: string;
  readonly currency: string;
  readonly lines: readonly { readonly name: string; readonly amount: number }[];
  /** Whether the card is stored to be charged again later without the buyer. */
  readonly storesCard: boolean;
  /** Whether the gateway works out the taxes contained in the prices. */
  readonly calculatesTax: boolean;
  readonly language: Language;
  /** When the page stops taking payments, in UTC epoch milliseconds. */
  readonly expiresAt: number;
}

/** A page of the gateway to send a person to. */
export interface HostedPage {
  readonly id: string;
  readonly url: string;
}

/** How a hosted page stands. */
export interface Checkout {
  readonly id: string;
  /** `processing`: confirmed by the buyer, and the money is not certain yet. */
  readonly state: 'open' | 'processing' | 'paid' | 'expired';
  /** Set once the page is paid or processing. */
  readonly paymentId: string | null;
  /** The tax that the gateway found to be contained in the price, in minor units; `null` where it was not asked. */
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

/** An attempt to charge a renewal. */
interface OffSessionCharge {
  readonly key: string;
  readonly cardReference: string;
}

/** How a payment stands. */
export interface Payment {
  readonly id: string;
  readonly state: 'open' | 'processing' | 'needs-action' | 'paid' | 'declined' | 'canceled';
  /** What charges the same card later, where it was stored. */
  readonly cardReference: string | null;
  /** In minor units, over all refunds that were not rejected. */
  readonly refundedAmount: number;
  readonly dispute: { readonly id: string; readonly state: DisputeState } | null;
}

/** Money to give back. */
interface RefundRequest {
  readonly key: string;
  readonly paymentId: string;
  /** In minor units. */
  readonly amount: number;
}

/** A refund as the gateway knows it. */
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

/** How a card change stands; `cardReference` is set once it is complete. */
export interface CardSetup {
  readonly state: 'open' | 'complete' | 'expired';
  readonly cardReference: string | null;
}

/** A request to the webhook, as it came. */
export interface SignedEvent {
  readonly body: string;
  readonly signature: string;
  /** UTC epoch milliseconds. */
  readonly receivedAt: number;
}

/** What an event is about. */
export interface GatewayEvent {
  readonly id: string;
  /** `declined`: a payment attempt failed. `changed`: ask how order and payment stand. `other`: nothing of ours. */
  readonly kind: 'changed' | 'declined' | 'card-setup' | 'refund-failed' | 'other';
  /** Our order, where the gateway hands back what we gave it. */
  readonly orderId: string | null;
  readonly paymentId: string | null;
  readonly checkoutId: string | null;
  readonly subscriptionId: string | null;
  readonly refundId: string | null;
}

/** The gateways that are on, by the name a purchase calls them. */
export type PaymentGateways = ReadonlyMap<string, PaymentGateway>;

/** Finds gateways by their names. */
export function gatewaysByName(gateways: readonly PaymentGateway[]): PaymentGateways {
  return new Map(gateways.map((gateway) => [gateway.name, gateway]));
}
