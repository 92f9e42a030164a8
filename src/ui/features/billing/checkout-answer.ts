import type { CartQuote } from '#core/billing/quote-cart.ts';
import type { CallError } from '#ui/app/answers/call-error.ts';

/** The values a buyer has typed, to be shown again. */
export interface TypedCheckout {
  readonly email: string;
  readonly country: string;
  readonly coupon: string;
  readonly gateway: string;
  /** Whether the buyer consents to immediate delivery. */
  readonly delivery: boolean;
  readonly consent: boolean;
}

/** An error in a field. */
type CheckoutFieldProblem =
  | 'email-missing'
  | 'email-invalid'
  | 'country-missing'
  | 'gateway-missing'
  | 'delivery-missing'
  | 'consent-missing'
  | 'coupon-not-valid';

/** Why the order was not placed, apart from field errors. Nothing was charged in any case. */
export type CheckoutFailure =
  | {
      readonly code:
        | 'declined'
        | 'price-changed'
        | 'coupon-refused'
        | 'too-many-attempts'
        | 'plan-refused'
        | 'not-deliverable-report'
        | 'not-deliverable-sticker'
        | 'already-subscribed'
        | 'unavailable';
    }
  | { readonly code: 'not-charged'; readonly error: CallError };

/** The checkout's response if the order was not placed. */
export interface CheckoutAnswer {
  readonly typed: TypedCheckout;
  readonly quote: CartQuote;
  readonly fields: Readonly<Partial<Record<keyof TypedCheckout, CheckoutFieldProblem>>>;
  readonly failure: CheckoutFailure | null;
}
