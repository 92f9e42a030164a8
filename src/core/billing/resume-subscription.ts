import { errAsync, type ResultAsync } from 'neverthrow';
import type { BillingGateway } from '#ports/billing-gateway.ts';
import type { CallOptions } from '#ports/call-options.ts';
import type { GatewayError } from '#ports/gateway-error.ts';

/** Resumes a canceled subscription of the signed-in person before its paid period is over; one that ended is `not-found`. */
export type ResumeSubscription = (
  subscriptionId: string,
  options?: CallOptions,
) => ResultAsync<void, { readonly code: 'subscription-missing' } | GatewayError>;

/**
 * Makes the use case that resumes a canceled subscription: it renews as before. Resuming it twice is the same as once.
 *
 * Source: the product's own calls (PAY-06).
 *
 * @example
 * await createResumeSubscription({ billing: { resumeSubscription: () => okAsync(undefined) } })('sub-1');
 */
export function createResumeSubscription({
  billing,
}: {
  readonly billing: Pick<BillingGateway, 'resumeSubscription'>;
}): ResumeSubscription {
  return (subscriptionId, options) =>
    subscriptionId === ''
      ? errAsync({ code: 'subscription-missing' })
      : billing.resumeSubscription(subscriptionId, options);
}
