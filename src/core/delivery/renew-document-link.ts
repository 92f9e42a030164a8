import type { ResultAsync } from 'neverthrow';
import type { CallOptions } from '#ports/call-options.ts';
import type { DeliveryGateway } from '#ports/delivery-gateway.ts';
import type { GatewayError } from '#ports/gateway-error.ts';

/** Asks for a new private link; it is emailed to the address of the order, and success says nothing about the old link. */
export type RenewDocumentLink = (key: string, options?: CallOptions) => ResultAsync<void, GatewayError>;

/**
 * Makes the use case that asks for a new private link in place of an expired one.
 *
 * Source: the product's own calls (DEL-03).
 *
 * @example
 * const deliveries = { renewLink: () => okAsync(undefined) };
 * const isSent = (await createRenewDocumentLink({ deliveries })('key-of-the-old-link')).isOk();
 */
export function createRenewDocumentLink({
  deliveries,
}: {
  readonly deliveries: Pick<DeliveryGateway, 'renewLink'>;
}): RenewDocumentLink {
  return (key, options) => deliveries.renewLink(key, options);
}
