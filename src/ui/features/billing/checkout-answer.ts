import type { CartQuote } from '../../../core/billing/quote-cart.ts';
import type { CallError } from '../../call-error.ts';

/** What somebody has filled in, to be shown again. */
export interface TypedCheckout {
  readonly email: string;
  readonly coupon: string;
  readonly card: string;
  readonly consent: boolean;
}

/** What is wrong with a field. */
type CheckoutFieldProblem = 'email-missing' | 'email-invalid' | 'card-missing' | 'consent-missing' | 'coupon-not-valid';

/** Why it is not paid, beside the fields. */
export type CheckoutFailure =
  | {
      readonly code:
        | 'declined'
        /** Nobody knows whether money has moved. */
        | 'unknown'
        | 'price-changed'
        | 'coupon-refused'
        | 'too-many-attempts'
        | 'plan-refused';
    }
  /** The call failed in a way that charges nothing. */
  | { readonly code: 'not-charged'; readonly error: CallError };

/** What the checkout answers while it is not all paid. */
export interface CheckoutAnswer {
  readonly typed: TypedCheckout;
  readonly quote: CartQuote;
  readonly fields: Readonly<Partial<Record<keyof TypedCheckout, CheckoutFieldProblem>>>;
  readonly failure: CheckoutFailure | null;
}
