import { err, ok, ResultAsync } from 'neverthrow';
import Stripe from 'stripe';
import type { GatewayError, GatewayResult } from '#origin/kernel/ports/payment-gateway.ts';

/** Awaits a response of Stripe and converts it; rethrows programming errors. */
export async function stripeAnswer<Answer, Value>(
  call: Promise<Answer>,
  map: (answer: Answer) => Value,
): Promise<GatewayResult<Value>> {
  const answer = await ResultAsync.fromPromise(call, (thrown) => thrown);
  return answer.isOk() ? ok(map(answer.value)) : err(gatewayErrorOf(answer.error));
}

/** Returns whether Stripe rejected a request, or whether the result is unknown. */
export function gatewayErrorOf(thrown: unknown): GatewayError {
  const isRefused =
    thrown instanceof Stripe.errors.StripeInvalidRequestError || thrown instanceof Stripe.errors.StripeCardError;
  if (isRefused) return { code: 'refused' };
  if (thrown instanceof Stripe.errors.StripeError) return { code: 'unanswered' };
  throw thrown;
}
