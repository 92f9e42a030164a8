import type { ResultAsync } from 'neverthrow';
import type { BillingGateway } from '#ports/billing-gateway.ts';
import type { CallOptions } from '#ports/call-options.ts';
import type { GatewayError } from '#ports/gateway-error.ts';
import type { CreditMovePage } from './credit-move-page.ts';

/** Lists how the signed-in person's credits came and went. The first page is 1; a page past the last is empty. */
export type ListCreditMoves = (page?: number, options?: CallOptions) => ResultAsync<CreditMovePage, GatewayError>;

/**
 * Makes the use case that lists the moves of credits.
 *
 * Source: the product's own calls (CRD-01).
 *
 * @example
 * const page = { total: 0, balances: { vhr: 0, sticker: 0, global: 0 }, moves: [] };
 * const ledger = await createListCreditMoves({ billing: { creditMoves: () => okAsync(page) } })(2);
 */
export function createListCreditMoves({
  billing,
}: {
  readonly billing: Pick<BillingGateway, 'creditMoves'>;
}): ListCreditMoves {
  return (page = 1, options) => billing.creditMoves(page, options);
}
