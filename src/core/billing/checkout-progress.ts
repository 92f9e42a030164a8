import { listFrom, numberFrom, recordFrom, textFrom } from '../payload/payload-fields.ts';
import type { Money } from './money.ts';
import type { Plan } from './plan.ts';

/** A line of a cart as it is told of: what it was called, and what was asked for it. */
export interface CheckoutLine extends Pick<Plan, 'kind' | 'documents' | 'renewal'> {
  readonly planCode: string;
  readonly price: Money;
}

/** A line that is paid, with the number of its receipt. */
export interface PaidLine extends CheckoutLine {
  readonly orderId: string;
}

/** What waits for the person's bank. */
export interface CheckoutStep {
  readonly line: CheckoutLine;
  /** The signed words with which the payment goes on. */
  readonly customData: string;
  readonly sandboxStep: string;
  /** The plans that are not paid yet, this one among them. */
  readonly planCodes: readonly string[];
}

/** How far a person has come with what they wish to buy; it is kept from page to page. */
export interface CheckoutProgress {
  readonly wish: string;
  /** Empty before anything was sent. */
  readonly email: string;
  readonly vin: string | null;
  /** Empty without one. */
  readonly couponCode: string;
  readonly paid: readonly PaidLine[];
  /** How many payments were declined, by the code of the plan. */
  readonly declined: Readonly<Record<string, number>>;
  readonly step: CheckoutStep | null;
}

/**
 * How far a person is who has only begun to wish.
 *
 * @example
 * checkoutBegun('wish-1').paid; // []
 */
export function checkoutBegun(wish: string): CheckoutProgress {
  return { wish, email: '', vin: null, couponCode: '', paid: [], declined: {}, step: null };
}

/**
 * Reads a progress that was kept; `null` where it is none, or not whole.
 *
 * @example
 * checkoutProgressFrom({ wish: 'wish-1' })?.email; // ''
 */
export function checkoutProgressFrom(value: unknown): CheckoutProgress | null {
  const kept = recordFrom(value);
  const wish = textFrom(kept?.wish);
  if (kept === null || wish === null) return null;
  const paid = listFrom(kept.paid).map(paidLineFrom);
  const step = stepFrom(kept.step);
  if (!paid.every((line) => line !== null) || (step === null && recordFrom(kept.step) !== null)) return null;
  const declined = Object.entries(recordFrom(kept.declined) ?? {}).map(([code, times]) => [
    code,
    numberFrom(times) ?? 0,
  ]);
  return {
    wish,
    email: textFrom(kept.email) ?? '',
    vin: textFrom(kept.vin),
    couponCode: textFrom(kept.couponCode) ?? '',
    paid,
    declined: Object.fromEntries(declined),
    step,
  };
}

function paidLineFrom(value: unknown): PaidLine | null {
  const line = lineFrom(value);
  const orderId = textFrom(recordFrom(value)?.orderId);
  return line === null || orderId === null ? null : { ...line, orderId };
}

function lineFrom(value: unknown): CheckoutLine | null {
  const { planCode: code, kind, documents, renewal, price } = recordFrom(value) ?? {};
  const planCode = textFrom(code);
  const money = recordFrom(price);
  const [amount, currency] = [numberFrom(money?.amount), textFrom(money?.currency)];
  const count = documents === 'unlimited' ? documents : numberFrom(documents);
  if (planCode === null || amount === null || currency === null || count === null) return null;
  if (kind !== 'vhr' && kind !== 'sticker' && kind !== 'global') return null;
  if (renewal !== 'once' && renewal !== 'month' && renewal !== 'year') return null;
  return { planCode, kind, documents: count, renewal, price: { amount, currency } };
}

function stepFrom(value: unknown): CheckoutStep | null {
  const kept = recordFrom(value);
  const line = lineFrom(kept?.line);
  const [customData, sandboxStep] = [textFrom(kept?.customData), textFrom(kept?.sandboxStep)];
  if (kept === null || line === null || customData === null || sandboxStep === null) return null;
  const planCodes = listFrom(kept.planCodes).filter((code) => typeof code === 'string');
  return { line, customData, sandboxStep, planCodes };
}
