import type { ResultAsync } from 'neverthrow';
import type { BillingGateway } from '#ports/billing-gateway.ts';
import type { CallOptions } from '#ports/call-options.ts';
import type { GatewayError } from '#ports/gateway-error.ts';
import type { Subscription } from './subscription.ts';

/** Tells the signed-in person what they have subscribed to, the newest first, those that have ended included. */
export type LoadSubscriptions = (options?: CallOptions) => ResultAsync<readonly Subscription[], GatewayError>;

/**
 * Makes the use case that tells what a person has subscribed to, and what will be charged when.
 *
 * Source: the product's own calls (ACC-10).
 *
 * @example
 * const subscriptions = await createLoadSubscriptions({ billing: { subscriptions: () => okAsync([]) } })();
 */
export function createLoadSubscriptions({
  billing,
}: {
  readonly billing: Pick<BillingGateway, 'subscriptions'>;
}): LoadSubscriptions {
  return (options) => billing.subscriptions(options);
}
