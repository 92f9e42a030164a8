import type { ResultAsync } from 'neverthrow';
import type { CallOptions } from '#ports/call-options.ts';
import type { PurchaseError, PurchaseGateway } from '#ports/purchase-gateway.ts';
import { type PurchaseOutcome, purchaseOutcome } from './purchase-outcome.ts';

/**
 * Opens the payment page of an order that awaits its buyer, for example a renewal that the bank requires to be
 * confirmed.
 */
export type ContinuePayment = (
  customData: string,
  options?: CallOptions,
) => ResultAsync<PurchaseOutcome, PurchaseError>;

/**
 * Creates the use case with which a buyer continues the payment of an order, using the signed token from an email.
 *
 * Source: specification, section 7, endpoint map (CRD-08).
 *
 * @example
 * const continued = await createContinuePayment({ purchases })('signed-words-of-the-email');
 * const page = continued.isOk() && continued.value.kind === 'continue' ? continued.value.continueAt : null;
 */
export function createContinuePayment({
  purchases,
}: {
  readonly purchases: Pick<PurchaseGateway, 'continuePayment'>;
}): ContinuePayment {
  return (customData, options) => purchases.continuePayment(customData, options).andThen(purchaseOutcome);
}
