import { err, type ResultAsync } from 'neverthrow';
import type { PurchaseCalls, PurchaseError, PurchaseOptions } from '#ports/purchase-gateway.ts';
import { orderKey } from './order-key.ts';
import type { OrderRequest } from './order-request.ts';
import { type PurchaseOutcome, purchaseOutcome } from './purchase-outcome.ts';

/** The reasons why an order was not placed. Nothing was charged. */
export type PlaceOrderError = Exclude<PurchaseError, { code: 'key-used' }>;

/** Identifies the cart of the order. */
export interface PlaceOrderOptions extends Pick<PurchaseOptions, 'forwardedFor'> {
  /** Created when the buyer opens the checkout, and unchanged by repeated clicks, reloads and returns. */
  readonly cart: string;
}

/** Places an order for a cart; the buyer then pays on the page stated in the outcome. */
export type PlaceOrder = (
  request: OrderRequest,
  options: PlaceOrderOptions,
) => ResultAsync<PurchaseOutcome, PlaceOrderError>;

/**
 * Creates the use case that places an order for a cart. The same cart sent again is the same order; a changed cart
 * replaces it.
 *
 * Source: the product's own calls (PAY-05).
 *
 * @example
 * const placeOrder = createPlaceOrder({ purchases });
 * const order = async (request: OrderRequest) =>
 *   (await placeOrder(request, { cart: 'cart-1' })).map(({ kind }) => showMessage(kind));
 */
export function createPlaceOrder({ purchases }: PurchaseCalls<'placeOrder'>): PlaceOrder {
  return (request, { cart, ...options }) =>
    purchases
      .placeOrder(request, { ...options, idempotencyKey: orderKey(cart, request) })
      .andThen(purchaseOutcome)
      .orElse((error) => (error.code === 'key-used' ? purchaseOutcome(error.order) : err(error)));
}
