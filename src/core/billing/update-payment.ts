import type { ResultAsync } from 'neverthrow';
import type { CallOptions } from '#ports/call-options.ts';
import type { PurchaseError, PurchaseGateway } from '#ports/purchase-gateway.ts';
import type { PurchaseAnswer } from './purchase.ts';

/** Hands on what a payment gateway has said of a payment, as it came. */
export type UpdatePayment = (customData: string, options?: CallOptions) => ResultAsync<PurchaseAnswer, PurchaseError>;

/**
 * Makes the use case that tells the origin how a payment went.
 *
 * Source: specification, section 7, "Plans and purchase" (CRD-08).
 *
 * @example
 * await createUpdatePayment({ purchases })('signed-words-of-the-gateway');
 */
export function createUpdatePayment({
  purchases,
}: {
  readonly purchases: Pick<PurchaseGateway, 'updatePayment'>;
}): UpdatePayment {
  return (customData, options) => purchases.updatePayment(customData, options);
}
