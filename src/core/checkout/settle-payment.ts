import type { UseCase } from '#ports/call-options.ts';
import type { PurchaseCalls, PurchaseError } from '#ports/purchase-gateway.ts';
import { type PurchaseOutcome, purchaseOutcome } from './purchase-outcome.ts';

/** The reasons why the state of an order is unavailable or why it will not be paid. */
export type SettlePaymentError = PurchaseError;

/** Queries the state of an order and its documents with its signed token. */
export type SettlePayment = UseCase<string, PurchaseOutcome, SettlePaymentError>;

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
export function createSettlePayment({ purchases }: PurchaseCalls<'updatePayment'>): SettlePayment {
  return (customData, options) => purchases.updatePayment(customData, options).andThen(purchaseOutcome);
}

/**
 * Opens the payment page of an order that awaits its buyer, for example a renewal that the bank requires to be
 * confirmed.
 */
export type ContinuePayment = UseCase<string, PurchaseOutcome, PurchaseError>;

/**
 * Creates the use case with which a buyer continues the payment of an order, using the signed token from an email.
 *
 * Source: specification, section 7, endpoint map (CRD-08).
 *
 * @example
 * const continued = await createContinuePayment({ purchases })('signed-words-of-the-email');
 * const page = continued.isOk() && continued.value.kind === 'continue' ? continued.value.continueAt : null;
 */
export function createContinuePayment({ purchases }: PurchaseCalls<'continuePayment'>): ContinuePayment {
  return (customData, options) => purchases.continuePayment(customData, options).andThen(purchaseOutcome);
}
