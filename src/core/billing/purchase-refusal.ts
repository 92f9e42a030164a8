import type { Money } from './money.ts';
import type { PurchaseAnswer } from './purchase.ts';

/** The reason stated by the origin why an order was not placed or will not be paid. Nothing was charged. */
export type PurchaseRefusal =
  /** The card was declined, the payment page expired, or too many cards were declined. */
  | { readonly code: 'declined' | 'expired' | 'too-many-declines'; readonly message: string | null }
  /** The price of the cart has changed. */
  | { readonly code: 'price-changed'; readonly price: Money }
  /** The coupon is no longer valid; contains the price without it. */
  | { readonly code: 'coupon-refused'; readonly price: Money }
  /** The idempotency key was used for another order, which is returned; its `status` may be `declined`. */
  | { readonly code: 'key-used'; readonly order: PurchaseAnswer }
  /** The document cannot be created for this vehicle. */
  | { readonly code: 'not-deliverable'; readonly kind: 'report' | 'sticker' }
  /** The signed-in buyer already has this subscription. */
  | { readonly code: 'already-subscribed' };
