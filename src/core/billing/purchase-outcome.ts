import { err, ok, type Result } from 'neverthrow';
import { recordFrom, textFrom } from '../payload/payload-fields.ts';
import type { PurchaseAnswer } from './purchase.ts';

/** What the payment gateway's part in the browser needs to go on, as it named it. */
export type NextStep = Readonly<Record<string, string>>;

/** How a purchase stands that was not refused. */
export type PurchaseOutcome =
  | { readonly kind: 'paid'; readonly orderId: string; readonly subscriptionId: string | null }
  /** The person has to do something at their bank first. */
  | {
      readonly kind: 'needs-step';
      readonly orderId: string;
      /** The signed words with which the payment goes on. */
      readonly customData: string;
      readonly nextStep: NextStep;
    }
  /** The payment is not done yet, and nobody has to do anything but ask again. */
  | { readonly kind: 'pending'; readonly orderId: string; readonly customData: string; readonly nextStep: NextStep };

/** An answer that does not say how a purchase stands. */
export interface NoOutcome {
  readonly code: 'unreadable-answer';
  readonly reason: string;
}

/**
 * Reads how a purchase stands out of the origin's answer.
 *
 * Source: specification, section 7, "Plans and purchase" (CRD-05, CRD-08).
 *
 * @example
 * purchaseOutcome({ status: 'success', order_id: 'order-1' }).map(({ kind }) => kind); // ok('paid')
 */
export function purchaseOutcome(answer: PurchaseAnswer): Result<PurchaseOutcome, NoOutcome> {
  const outcome = outcomeIn(answer);
  return outcome === null ? err({ code: 'unreadable-answer', reason: 'No outcome is told.' }) : ok(outcome);
}

function outcomeIn(answer: PurchaseAnswer): PurchaseOutcome | null {
  const orderId = textFrom(answer.order_id);
  if (orderId === null) return null;
  if (answer.status === 'success') return { kind: 'paid', orderId, subscriptionId: textFrom(answer.subscription_id) };
  const customData = textFrom(answer.custom_data);
  if (customData === null) return null;
  const underWay = { orderId, customData, nextStep: textsIn(answer.next_step) };
  if (answer.status === 'needs_action') return { kind: 'needs-step', ...underWay };
  return answer.status === 'pending' ? { kind: 'pending', ...underWay } : null;
}

function textsIn(value: unknown): NextStep {
  const entries = Object.entries(recordFrom(value) ?? {});
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}
