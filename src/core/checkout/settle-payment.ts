import type { ResultAsync } from 'neverthrow';
import type { CallOptions } from '#ports/call-options.ts';
import type { PurchaseError, PurchaseGateway } from '#ports/purchase-gateway.ts';
import { type PurchaseOutcome, purchaseOutcome } from './purchase-outcome.ts';

/** The reasons why the state of an order is unavailable or why it will not be paid. */
export type SettlePaymentError = PurchaseError;

/** Queries the state of an order and its documents with its signed token. */
export type SettlePayment = (
  customData: string,
  options?: CallOptions,
) => ResultAsync<PurchaseOutcome, SettlePaymentError>;

/**
 * Creates the use case that queries the state of an order after its buyer returns from the payment page. It charges
 * nothing, so it is safe to repeat.
 *
 * Source: specification, section 7, "Plans and purchase" (CRD-08).
 *
 * @example
 * const settled = await createSettlePayment({ purchases })('signed-words-of-the-order');
 * const isPaid = settled.isOk() && settled.value.kind === 'paid';
 */
export function createSettlePayment({
  purchases,
}: {
  readonly purchases: Pick<PurchaseGateway, 'updatePayment'>;
}): SettlePayment {
  return (customData, options) => purchases.updatePayment(customData, options).andThen(purchaseOutcome);
}
