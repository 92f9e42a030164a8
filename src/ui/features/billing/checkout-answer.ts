import type { CartQuote } from '#core/billing/quote-cart.ts';
import type { CallError } from '#ui/app/answers/call-error.ts';

/** What a buyer has filled in, to be shown again. */
export interface TypedCheckout {
  readonly email: string;
  readonly country: string;
  readonly coupon: string;
  readonly gateway: string;
  /** Whether the buyer agrees to immediate delivery. */
  readonly delivery: boolean;
  readonly consent: boolean;
}

/** What is wrong with a field. */
type CheckoutFieldProblem =
  | 'email-missing'
  | 'email-invalid'
  | 'country-missing'
  | 'gateway-missing'
  | 'delivery-missing'
  | 'consent-missing'
  | 'coupon-not-valid';

/** Why the order was not placed, beside the fields. Nothing was charged in any case. */
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

/** What the checkout answers while the order is not placed. */
export interface CheckoutAnswer {
  readonly typed: TypedCheckout;
  readonly quote: CartQuote;
  readonly fields: Readonly<Partial<Record<keyof TypedCheckout, CheckoutFieldProblem>>>;
  readonly failure: CheckoutFailure | null;
}
