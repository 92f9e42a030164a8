import { errAsync, type ResultAsync } from 'neverthrow';
import type { AccountGateway, SubscriptionReference } from '#ports/account-gateway.ts';
import type { CallOptions } from '#ports/call-options.ts';
import type { GatewayError } from '#ports/gateway-error.ts';

/** Why the subscription goes on. */
export type CancelSubscriptionError = { readonly code: 'subscription-missing' } | GatewayError;

/** Ends a subscription of the signed-in person. */
export type CancelSubscription = (
  subscription: SubscriptionReference,
  options?: CallOptions,
) => ResultAsync<void, CancelSubscriptionError>;

/**
 * Makes the use case that cancels a subscription, named as the payment gateway behind it does.
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
