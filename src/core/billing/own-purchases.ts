import { errAsync } from 'neverthrow';
import type { BillingCalls, BillingGateway } from '#ports/billing-gateway.ts';
import type { WithError } from '#ports/call-options.ts';
import { missingFromWithdrawal, type Withdrawal } from './withdrawal.ts';

/** The missing fields of a withdrawal. */
export interface WithdrawalIncomplete {
  readonly code: 'withdrawal-incomplete';
  readonly fields: readonly (keyof Withdrawal)[];
}

/** Withdraws from a purchase. No sign-in is required. */
export type WithdrawFromPurchase = WithError<BillingGateway['withdraw'], WithdrawalIncomplete>;

/**
 * Creates the use case that withdraws from a purchase. The receipt states when the withdrawal arrived; the refund is
 * confirmed by email to the address of the order.
 *
 * Source: 2011/83/EU, Article 11a; the product's own call.
 *
 * @example
 * const withdrawFromPurchase = createWithdrawFromPurchase({
 *   billing: { withdraw: ({ orderNumber }) => okAsync({ orderNumber, receivedAt: 0 }) },
 * });
 * await withdrawFromPurchase({ name: 'Ada Byron', orderNumber: 'VP-4K7M2Q9D', email: 'ada@people.example' });
 */
export function createWithdrawFromPurchase({ billing }: BillingCalls<'withdraw'>): WithdrawFromPurchase {
  return (withdrawal, options) => {
    const fields = missingFromWithdrawal(withdrawal);
    if (fields.length > 0) return errAsync({ code: 'withdrawal-incomplete', fields });
    const { name, orderNumber, email } = withdrawal;
    return billing.withdraw(
      { name: name.trim(), orderNumber: orderNumber.trim().toUpperCase(), email: email.trim() },
      options,
    );
  };
}
