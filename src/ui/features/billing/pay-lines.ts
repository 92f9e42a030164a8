import type { VinportContainer } from '../../../composition/create-container.ts';
import type { CheckoutLine, CheckoutProgress } from '../../../core/billing/checkout-progress.ts';
import type { PlacePurchaseError } from '../../../core/billing/place-purchase.ts';
import { mayBePaid } from '../../../core/billing/purchase-refusal.ts';
import type { QuotedLine } from '../../../core/billing/quote-cart.ts';
import type { CheckoutFailure } from './checkout-answer.ts';
import { keepProgress, progressOf } from './checkout-progress.ts';
import { purchaseOfLine } from './purchase-of-line.ts';

interface Order {
  readonly wish: string;
  readonly lines: readonly QuotedLine[];
  readonly email: string;
  readonly vin: string | null;
  readonly card: string;
  readonly coupon: string;
}

/** How far the payment of a cart has come: `null` for all of it. */
type PaidSoFar = { readonly failure: CheckoutFailure } | { readonly step: true } | null;

/** Pays the lines of a cart one after the other, each an order of its own, and keeps how far it has come. */
export async function payLines(container: VinportContainer, order: Order): Promise<PaidSoFar> {
  const { cookies } = container.get('world');
  const placePurchase = container.get('placePurchase');
  const { wish, lines, email, vin, coupon: couponCode } = order;
  let progress: CheckoutProgress = { ...progressOf(cookies, wish), email, vin, couponCode };
  for (const [index, line] of lines.entries()) {
    const { code } = line.plan;
    const attempt = progress.declined[code] ?? 0;
    const placed = await placePurchase(purchaseOfLine(line, order), { wish, attempt });
    if (placed.isErr()) {
      const { error } = placed;
      if (error.code === 'declined') {
        progress = { ...progress, declined: { ...progress.declined, [code]: error.attempt + 1 } };
      }
      keepProgress(cookies, progress);
      return { failure: failureOf(error) };
    }
    const outcome = placed.value;
    if (outcome.kind === 'paid') {
      progress = { ...progress, paid: [...progress.paid, { ...toldLine(line), orderId: outcome.orderId }] };
      keepProgress(cookies, progress);
      continue;
    }
    const sandboxStep = outcome.nextStep.sandbox_step;
    if (outcome.kind === 'pending' || sandboxStep === undefined) return { failure: { code: 'unknown' } };
    const planCodes = lines.slice(index).map(({ plan }) => plan.code);
    const step = { line: toldLine(line), customData: outcome.customData, sandboxStep, planCodes };
    keepProgress(cookies, { ...progress, step });
    return { step: true };
  }
  return null;
}

function toldLine({ plan: { code, kind, documents, renewal }, price }: QuotedLine): CheckoutLine {
  return { planCode: code, kind, documents, renewal, price };
}

function failureOf(error: PlacePurchaseError): CheckoutFailure {
  if (mayBePaid(error)) return { code: 'unknown' };
  switch (error.code) {
    case 'declined':
    case 'price-changed':
    case 'coupon-refused':
    case 'too-many-attempts':
      return { code: error.code };
    case 'refused':
      return 'cart_plan' in error.fields ? { code: 'plan-refused' } : { code: 'not-charged', error };
    default:
      return { code: 'not-charged', error };
  }
}
