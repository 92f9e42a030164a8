import type { ResultAsync } from 'neverthrow';
import type { AccountGateway } from '#ports/account-gateway.ts';
import type { CallOptions } from '#ports/call-options.ts';
import type { GatewayError } from '#ports/gateway-error.ts';
import type { TotalOrders } from './order.ts';

/** Loads what the signed-in person has bought, a page at a time. The first page is 1; one past the last is empty. */
export type LoadTotalOrders = (page?: number, options?: CallOptions) => ResultAsync<TotalOrders, GatewayError>;

/**
 * Makes the use case that loads the orders of the signed-in person.
 *
 * Source: specification, section 7, "Account" (ACC-09).
 *
 * @example
 * const orders = await createLoadTotalOrders({ accounts })(2);
 */
export function createLoadTotalOrders({
  accounts,
}: {
  readonly accounts: Pick<AccountGateway, 'totalOrders'>;
}): LoadTotalOrders {
  return (page = 1, options) => accounts.totalOrders(page, options);
}
