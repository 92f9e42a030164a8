import { err, ok, type Result } from 'neverthrow';
import type { PurchaseAnswer } from '../billing/purchase.ts';
import { textFrom } from '../payload/payload-fields.ts';
import { type PlacedOrder, placedOrderFrom } from './placed-order.ts';

/** The state of an order that was not refused. */
export type PurchaseOutcome =
  | { readonly kind: 'paid'; readonly order: PlacedOrder }
  /** The buyer continues on the payment page at this URL. */
  | { readonly kind: 'continue'; readonly order: PlacedOrder; readonly continueAt: string }
  /** The payment is pending; query the state again later. */
  | { readonly kind: 'pending'; readonly order: PlacedOrder };

/** A response that does not state the outcome of an order. */
export interface NoOutcome {
  readonly code: 'unreadable-answer';
  readonly reason: string;
}

/**
 * Reads the state of an order from the origin's response.
 *
 * Source: specification, section 7, "Plans and purchase" (CRD-05, CRD-08).
 *
 * @example
 * purchaseOutcome({ status: 'success', order_id: 'order-1' }).map(({ kind }) => kind); // ok('paid')
 */
export function purchaseOutcome(answer: PurchaseAnswer): Result<PurchaseOutcome, NoOutcome> {
  const order = placedOrderFrom(answer);
  const outcome = order === null ? null : outcomeOf(answer, order);
  return outcome === null
    ? err({ code: 'unreadable-answer', reason: 'The response contains no outcome.' })
    : ok(outcome);
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

/** The buyer is redirected there, so it must be an http or https URL. */
function webAddressFrom(value: unknown): string | null {
  const text = textFrom(value);
  return text !== null && URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) ? text : null;
}
