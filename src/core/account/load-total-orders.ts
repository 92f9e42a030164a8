import type { ResultAsync } from 'neverthrow';
import type { AccountGateway } from '../../ports/account-gateway.ts';
import type { CallOptions } from '../../ports/call-options.ts';
import type { GatewayError } from '../../ports/gateway-error.ts';
import type { TotalOrders } from './order.ts';

/** Loads what the signed-in person has bought. */
export type LoadTotalOrders = (options?: CallOptions) => ResultAsync<TotalOrders, GatewayError>;

/**
 * Makes the use case that loads all orders of the signed-in person.
 *
 * Source: specification, section 7, "Account" (ACC-09).
 *
 * @example
 * const orders = await createLoadTotalOrders({ accounts })();
 */
export function createLoadTotalOrders({
  accounts,
}: {
  readonly accounts: Pick<AccountGateway, 'totalOrders'>;
}): LoadTotalOrders {
  return (options) => accounts.totalOrders(options);
}
