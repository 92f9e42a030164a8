import type { Money } from './money.ts';
import type { PurchaseAnswer } from './purchase.ts';

/** Why nothing was sold, where the origin knows the reason. */
export type PurchaseRefusal =
  /** The card was not charged. */
  | { readonly code: 'declined'; readonly message: string | null }
  /** The cart costs something else; the right price. */
  | { readonly code: 'price-changed'; readonly price: Money }
  /** The coupon does not hold any longer; the price without it. */
  | { readonly code: 'coupon-refused'; readonly price: Money }
  /** The same wish was sent before with another cart or card; how that purchase stands, `status` of `declined` included. */
  | { readonly code: 'key-used'; readonly order: PurchaseAnswer };

const ANSWER_WAS_LOST: ReadonlySet<string> = new Set([
  'unreachable',
  'timed-out',
  'cancelled',
  'server-failed',
  'unreadable-answer',
]);

/**
 * Whether nobody knows if money has moved: the call may have arrived, and its answer was lost. The same wish sent again
 * finds out and charges nothing twice.
 *
 * @example
 * mayBePaid({ code: 'timed-out' }); // true
 */
export function mayBePaid({ code }: { readonly code: string }): boolean {
  return ANSWER_WAS_LOST.has(code);
}
