import { hasEmailForm } from '../person/email-address.ts';

/** The data that a buyer provides to withdraw from a purchase. Source: 2011/83/EU, Article 11a. */
export interface Withdrawal {
  readonly name: string;
  /** Such as `VP-4K7M2Q9D`. */
  readonly orderNumber: string;
  /** The email address of the order. */
  readonly email: string;
}

/** Confirms that a withdrawal arrived. It does not reveal whether the order exists. */
export interface WithdrawalReceipt {
  readonly orderNumber: string;
  /** In UTC epoch milliseconds. */
  readonly receivedAt: number;
}

/**
 * Returns the fields of a withdrawal that are missing or invalid.
 *
 * @example
 * missingFromWithdrawal({ name: 'Ada Byron', orderNumber: '', email: 'ada' }); // ['orderNumber', 'email']
 */
export function missingFromWithdrawal({ name, orderNumber, email }: Withdrawal): readonly (keyof Withdrawal)[] {
  const valid = { name: name.trim() !== '', orderNumber: orderNumber.trim() !== '', email: hasEmailForm(email.trim()) };
  return (['name', 'orderNumber', 'email'] as const).filter((field) => !valid[field]);
}
