import { err, ok, ResultAsync } from 'neverthrow';
import Stripe from 'stripe';
import type { GatewayError, GatewayResult } from '#origin/kernel/ports/payment-gateway.ts';

/** Waits for an answer of Stripe and maps it; a bug of ours is thrown on. */
export async function stripeAnswer<Answer, Value>(
  call: Promise<Answer>,
  map: (answer: Answer) => Value,
): Promise<GatewayResult<Value>> {
  const answer = await ResultAsync.fromPromise(call, (thrown) => thrown);
  return answer.isOk() ? ok(map(answer.value)) : err(gatewayErrorOf(answer.error));
}

/** Whether Stripe did not take a request, or whether that is unknown. */
export function gatewayErrorOf(thrown: unknown): GatewayError {
  const isRefused =
    thrown instanceof Stripe.errors.StripeInvalidRequestError || thrown instanceof Stripe.errors.StripeCardError;
  if (isRefused) return { code: 'refused' };
  if (thrown instanceof Stripe.errors.StripeError) return { code: 'unanswered' };
  throw thrown;
}
