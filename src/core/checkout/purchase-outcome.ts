import { err, ok, type Result } from 'neverthrow';
import type { PurchaseAnswer } from '../billing/purchase.ts';
import { textFrom } from '../payload/payload-fields.ts';
import { type PlacedOrder, placedOrderFrom } from './placed-order.ts';

/** How an order that was not refused stands. */
export type PurchaseOutcome =
  | { readonly kind: 'paid'; readonly order: PlacedOrder }
  /** The buyer goes on at the payment page with this address. */
  | { readonly kind: 'continue'; readonly order: PlacedOrder; readonly continueAt: string }
  /** The payment is on its way; ask again. */
  | { readonly kind: 'pending'; readonly order: PlacedOrder };

/** An answer that does not say how an order stands. */
export interface NoOutcome {
  readonly code: 'unreadable-answer';
  readonly reason: string;
}

/**
 * Reads how an order stands from the origin's answer.
 *
 * Source: specification, section 7, "Plans and purchase" (CRD-05, CRD-08).
 *
 * @example
 * purchaseOutcome({ status: 'success', order_id: 'order-1' }).map(({ kind }) => kind); // ok('paid')
 */
export function purchaseOutcome(answer: PurchaseAnswer): Result<PurchaseOutcome, NoOutcome> {
  const order = placedOrderFrom(answer);
  const outcome = order === null ? null : outcomeOf(answer, order);
  return outcome === null ? err({ code: 'unreadable-answer', reason: 'The answer states no outcome.' }) : ok(outcome);
}

function outcomeOf(answer: PurchaseAnswer, order: PlacedOrder): PurchaseOutcome | null {
  switch (answer.status) {
    case 'success':
      return { kind: 'paid', order };
    case 'needs_action': {
      const continueAt = webAddressFrom(answer.continue_at);
      return continueAt === null ? null : { kind: 'continue', order, continueAt };
    }
    case 'pending':
      return { kind: 'pending', order };
    default:
      return null;
  }
}

/** A buyer is sent there: it must be a page of the web. */
function webAddressFrom(value: unknown): string | null {
  const text = textFrom(value);
  return text !== null && URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) ? text : null;
}
