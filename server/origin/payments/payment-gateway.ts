import type { Result } from 'neverthrow';
import type { Money } from '../../../src/core/billing/money.ts';

/**
 * Who moves money. A payment is opened first, which costs nobody anything, and charged then: whoever was cut off in
 * between opens it again with the same key, gets the same payment, and reads how it went.
 */
export interface PaymentGateway {
  /** What a purchase calls it in `payment_gateway`. */
  readonly name: string;
  /** Opens a payment; the same key gives the same payment. */
  open(wish: PaymentWish): Promise<PaymentResult>;
  /** Charges an open payment once for a key; one that is paid stays paid. */
  charge(paymentId: string, charge: PaymentCharge): Promise<PaymentResult>;
  /** Tells how a payment stands. */
  read(paymentId: string): Promise<PaymentResult>;
  /** Closes a payment that was not paid, so that it never will be; one that is paid stays paid. */
  cancel(paymentId: string): Promise<PaymentResult>;
  /** Reads what the gateway sends by itself, if it is signed by it and not older than five minutes. */
  readNotice(notice: SignedNotice): Result<PaymentNotice, 'not-signed'>;
}

/** What is to be paid. */
export interface PaymentWish {
  /** The order's id. */
  readonly key: string;
  readonly amount: Money;
  /** For the statement of the gateway, in words. */
  readonly description: string;
  /** Whether the same means shall pay again later, without the person: a subscription. */
  readonly renews: boolean;
  /** Of the payment that began the subscription, where this one renews it. */
  readonly renewalReference: string | null;
}

/** What pays. */
export interface PaymentCharge {
  readonly key: string;
  /** What the person's browser got from the gateway, or the {@link Payment.renewalReference} of an earlier payment. */
  readonly reference: string;
  /** Whether the person is not there to take a second step. */
  readonly alone: boolean;
}

/** How a payment stands. */
export interface Payment {
  readonly id: string;
  readonly state: 'open' | 'processing' | 'needs-action' | 'paid' | 'declined' | 'cancelled';
  /** What the person's browser needs to go on, as the gateway names it. */
  readonly nextStep: Readonly<Record<string, string>> | null;
  /** What pays again later, where the payment is paid and was opened to renew. */
  readonly renewalReference: string | null;
}

/** `unanswered`: it may have happened or not. `refused`: the gateway does not take this at all. */
export type PaymentGatewayError = { readonly code: 'unanswered' } | { readonly code: 'refused' };

/** How a payment stands, or why nobody can tell. */
export type PaymentResult = Result<Payment, PaymentGatewayError>;

/** Something a gateway has sent, as it came. */
interface SignedNotice {
  readonly body: string;
  readonly signature: string;
  /** UTC epoch milliseconds. */
  readonly receivedAt: number;
}

/** That a payment has changed; how it stands is read from the gateway, so that the order of notices does not matter. */
interface PaymentNotice {
  readonly id: string;
  /** `null` where it is about something else. */
  readonly paymentId: string | null;
}
