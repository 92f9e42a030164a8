import type { Money } from './money.ts';
import type { PurchaseAnswer } from './purchase.ts';

/** Why an order was not placed or will not be paid, where the origin states the reason. Nothing was charged. */
export type PurchaseRefusal =
  /** The card was declined, the payment page expired, or too many cards were declined. */
  | { readonly code: 'declined' | 'expired' | 'too-many-declines'; readonly message: string | null }
  /** The cart has another price now. */
  | { readonly code: 'price-changed'; readonly price: Money }
  /** The coupon isn't valid any more; the price without it. */
  | { readonly code: 'coupon-refused'; readonly price: Money }
  /** The idempotency key was used for another order, which is returned; its `status` may be `declined`. */
  | { readonly code: 'key-used'; readonly order: PurchaseAnswer }
  /** The document can't be made for this vehicle. */
  | { readonly code: 'not-deliverable'; readonly kind: 'report' | 'sticker' }
  /** The buyer who is signed in has this subscription already. */
  | { readonly code: 'already-subscribed' };
