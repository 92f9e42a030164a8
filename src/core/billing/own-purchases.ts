import { errAsync } from 'neverthrow';
import type { AccountCalls, AccountGateway } from '#ports/account-gateway.ts';
import type { BillingCalls, BillingGateway } from '#ports/billing-gateway.ts';
import type { WithError } from '#ports/call-options.ts';
import type { GatewayError } from '#ports/gateway-error.ts';
import { missingFromWithdrawal, type Withdrawal } from './withdrawal.ts';

/** The reasons why a card was not changed. */
export type ChangeCardError = { readonly code: 'subscription-missing' } | GatewayError;

/** Returns the URL of the payment page on which a new card is stored for a subscription. */
export type ChangeCard = WithError<BillingGateway['changeCard'], ChangeCardError>;

/** Returns whether the card of a subscription was changed; `false` until the payment page has reported it. */
export type ReadCardChange = WithError<BillingGateway['readCardChange'], ChangeCardError>;

/**
 * Creates the use case that starts changing the card of a subscription.
 *
 * Source: the product's own calls (PAY-06).
 *
 * @example
 * const billing = { changeCard: () => okAsync('https://pay.example/card') };
 * const continueAt = await createChangeCard({ billing })('sub-1');
 */
export function createChangeCard({ billing }: BillingCalls<'changeCard'>): ChangeCard {
  return (subscriptionId, options) =>
    subscriptionId === '' ? errAsync({ code: 'subscription-missing' }) : billing.changeCard(subscriptionId, options);
}

/**
 * Creates the use case that reads whether a card was changed.
 *
 * Source: the product's own calls (PAY-06).
 *
 * @example
 * const changed = await createReadCardChange({ billing: { readCardChange: () => okAsync(true) } })('sub-1');
 */
export function createReadCardChange({ billing }: BillingCalls<'readCardChange'>): ReadCardChange {
  return (subscriptionId, options) =>
    subscriptionId === ''
      ? errAsync({ code: 'subscription-missing' })
      : billing.readCardChange(subscriptionId, options);
}

/**
 * Resumes a canceled subscription of the signed-in person before its paid period ends. Fails with `not-found` if it has
 * ended.
 */
export type ResumeSubscription = WithError<
  BillingGateway['resumeSubscription'],
  { readonly code: 'subscription-missing' }
>;

/**
 * Creates the use case that resumes a canceled subscription, so that it renews as before. The call is idempotent.
 *
 * Source: the product's own calls (PAY-06).
 *
 * @example
 * await createResumeSubscription({ billing: { resumeSubscription: () => okAsync(undefined) } })('sub-1');
 */
export function createResumeSubscription({ billing }: BillingCalls<'resumeSubscription'>): ResumeSubscription {
  return (subscriptionId, options) =>
    subscriptionId === ''
      ? errAsync({ code: 'subscription-missing' })
      : billing.resumeSubscription(subscriptionId, options);
}

/** The reasons why the subscription was not canceled. */
export type CancelSubscriptionError = { readonly code: 'subscription-missing' } | GatewayError;

/** Cancels a subscription of the signed-in person. */
export type CancelSubscription = WithError<AccountGateway['cancelSubscription'], CancelSubscriptionError>;

/**
 * Creates the use case that cancels a subscription, identified by the payment gateway's ID.
 *
 * Source: specification, section 7, "Account" (ACC-10).
 *
 * @example
 * await createCancelSubscription({ accounts })({ gateway: 'card', subscriptionId: 'sub-1' });
 */
export function createCancelSubscription({ accounts }: AccountCalls<'cancelSubscription'>): CancelSubscription {
  return ({ gateway, subscriptionId }, options) => {
    if (gateway === '' || subscriptionId === '') return errAsync({ code: 'subscription-missing' });
    return accounts.cancelSubscription({ gateway, subscriptionId }, options);
  };
}

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
