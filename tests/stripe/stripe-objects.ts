import { readFileSync } from 'node:fs';
import path from 'node:path';
import type Stripe from 'stripe';

/** Stripe resources returned by the fake, named as in Stripe's published examples. */
interface StripeResources {
  readonly 'checkout.session': Stripe.Checkout.Session;
  readonly payment_intent: Stripe.PaymentIntent;
  readonly setup_intent: Stripe.SetupIntent;
  readonly charge: Stripe.Charge;
  readonly refund: Stripe.Refund;
  readonly dispute: Stripe.Dispute;
  readonly event: Stripe.Event;
}

const FIXTURES = path.resolve(import.meta.dirname, '../../../shared/data/stripe/fixtures3.json');

let examples: { readonly resources: StripeResources } | null = null;

/**
 * Returns a resource from Stripe's published example with some fields changed. Only fields of Stripe's types that the
 * example contains can be changed.
 */
export function stripeObject<Name extends keyof StripeResources>(
  name: Name,
  changes: Partial<StripeResources[Name]>,
): StripeResources[Name] {
  // Loaded on first use, so that tests without these resources do not require the data.
  examples ??= parsed(readFileSync(FIXTURES, 'utf8'));
  const example = examples.resources[name];
  const unknown = Object.keys(changes).filter((field) => !(field in example));
  if (unknown.length > 0) throw new Error(`Stripe's ${name} has no ${unknown.join(', ')}.`);
  return { ...structuredClone(example), ...changes };
}

function parsed(text: string): { readonly resources: StripeResources } {
  return JSON.parse(text);
}
