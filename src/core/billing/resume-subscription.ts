import { errAsync, type ResultAsync } from 'neverthrow';
import type { BillingGateway } from '#ports/billing-gateway.ts';
import type { CallOptions } from '#ports/call-options.ts';
import type { GatewayError } from '#ports/gateway-error.ts';

/**
 * Resumes a canceled subscription of the signed-in person before its paid period ends. Fails with `not-found` if it has
 * ended.
 */
export type ResumeSubscription = (
  subscriptionId: string,
  options?: CallOptions,
) => ResultAsync<void, { readonly code: 'subscription-missing' } | GatewayError>;

/**
 * Creates the use case that resumes a canceled subscription, so that it renews as before. The call is idempotent.
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
