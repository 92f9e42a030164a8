import type { ResultAsync } from 'neverthrow';
import type { CallOptions } from '#ports/call-options.ts';
import type { PurchaseError, PurchaseGateway } from '#ports/purchase-gateway.ts';
import { type PurchaseOutcome, purchaseOutcome } from './purchase-outcome.ts';

/** Why it is not known how an order stands, or why it will not be paid. */
export type SettlePaymentError = PurchaseError;

/** Asks how an order and its documents stand, by its signed words. */
export type SettlePayment = (
  customData: string,
  options?: CallOptions,
) => ResultAsync<PurchaseOutcome, SettlePaymentError>;

/**
 * Makes the use case that asks how an order stands after its buyer came back from the payment page. It charges nothing,
 * so it may be repeated.
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
