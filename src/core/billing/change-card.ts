import { errAsync, type ResultAsync } from 'neverthrow';
import type { BillingGateway } from '#ports/billing-gateway.ts';
import type { CallOptions } from '#ports/call-options.ts';
import type { GatewayError } from '#ports/gateway-error.ts';

/** The reasons why a card was not changed. */
export type ChangeCardError = { readonly code: 'subscription-missing' } | GatewayError;

/** Returns the URL of the payment page on which a new card is stored for a subscription. */
export type ChangeCard = (subscriptionId: string, options?: CallOptions) => ResultAsync<string, ChangeCardError>;

/** Returns whether the card of a subscription was changed; `false` until the payment page has reported it. */
export type ReadCardChange = (subscriptionId: string, options?: CallOptions) => ResultAsync<boolean, ChangeCardError>;

/**
 * Creates the use case that starts changing the card of a subscription.
 *
 * Source: the product's own calls (PAY-06).
 *
 * @example
 * const billing = { changeCard: () => okAsync('https://pay.example/card') };
 * const continueAt = await createChangeCard({ billing })('sub-1');
 */
export function createChangeCard({ billing }: { readonly billing: Pick<BillingGateway, 'changeCard'> }): ChangeCard {
  return (subscriptionId, options) =>
    subscriptionId === '' ? errAsync({ code: 'subscription-missing' }) : billing.changeCard(subscriptionId, options);
}

/**
 * Creates the use case that reads whether a card was changed.
 *
 * Source: the product's own calls (PAY-06).
 *
 * @example
 * const changed = await createReadCardChange({ billing: { readCardChange: () => okAsync(true) } })('sub-1');
 */
export function createReadCardChange({
  billing,
}: {
  readonly billing: Pick<BillingGateway, 'readCardChange'>;
}): ReadCardChange {
  return (subscriptionId, options) =>
    subscriptionId === ''
      ? errAsync({ code: 'subscription-missing' })
      : billing.readCardChange(subscriptionId, options);
}
