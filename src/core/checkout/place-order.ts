import { err, type ResultAsync } from 'neverthrow';
import type { PurchaseError, PurchaseGateway, PurchaseOptions } from '#ports/purchase-gateway.ts';
import { orderKey } from './order-key.ts';
import type { OrderRequest } from './order-request.ts';
import { type PurchaseOutcome, purchaseOutcome } from './purchase-outcome.ts';

/** Why an order was not placed. Nothing was charged. */
export type PlaceOrderError = Exclude<PurchaseError, { code: 'key-used' }>;

/** Names the cart that is ordered. */
export interface PlaceOrderOptions extends Pick<PurchaseOptions, 'forwardedFor'> {
  /** Made when the buyer opened the checkout, and the same however often they press, reload or come back. */
  readonly cart: string;
}

/** Orders a cart; the buyer then pays on the page that the outcome names. */
export type PlaceOrder = (
  request: OrderRequest,
  options: PlaceOrderOptions,
) => ResultAsync<PurchaseOutcome, PlaceOrderError>;

/**
 * Makes the use case that orders a cart. A cart that is sent again is the same order; a changed one replaces it.
 *
 * Source: the product's own calls (PAY-05).
 *
 * @example
 * const placeOrder = createPlaceOrder({ purchases });
 * const order = async (request: OrderRequest) =>
 *   (await placeOrder(request, { cart: 'cart-1' })).map(({ kind }) => showMessage(kind));
 */
export function createPlaceOrder({
  purchases,
}: {
  readonly purchases: Pick<PurchaseGateway, 'placeOrder'>;
}): PlaceOrder {
  return (request, { cart, ...options }) =>
    purchases
      .placeOrder(request, { ...options, idempotencyKey: orderKey(cart, request) })
      .andThen(purchaseOutcome)
      .orElse((error) => (error.code === 'key-used' ? purchaseOutcome(error.order) : err(error)));
}
