import { errAsync, type ResultAsync } from 'neverthrow';
import type { AccountGateway, SubscriptionReference } from '#ports/account-gateway.ts';
import type { CallOptions } from '#ports/call-options.ts';
import type { GatewayError } from '#ports/gateway-error.ts';

/** The reasons why the subscription was not canceled. */
export type CancelSubscriptionError = { readonly code: 'subscription-missing' } | GatewayError;

/** Cancels a subscription of the signed-in person. */
export type CancelSubscription = (
  subscription: SubscriptionReference,
  options?: CallOptions,
) => ResultAsync<void, CancelSubscriptionError>;

/**
 * Creates the use case that cancels a subscription, identified by the payment gateway's ID.
 *
 * Source: specification, section 7, "Account" (ACC-10).
 *
 * @example
 * await createCancelSubscription({ accounts })({ gateway: 'card', subscriptionId: 'sub-1' });
 */
export function createCancelSubscription({
  accounts,
}: {
  readonly accounts: Pick<AccountGateway, 'cancelSubscription'>;
}): CancelSubscription {
  return ({ gateway, subscriptionId }, options) => {
    if (gateway === '' || subscriptionId === '') return errAsync({ code: 'subscription-missing' });
    return accounts.cancelSubscription({ gateway, subscriptionId }, options);
  };
}
