import type { ResultAsync } from 'neverthrow';
import type { CreditMovePage } from '#core/billing/credit-ledger.ts';
import type { Receipt } from '#core/billing/receipt.ts';
import type { Subscription } from '#core/billing/subscription.ts';
import type { Withdrawal, WithdrawalReceipt } from '#core/billing/withdrawal.ts';
import type { CallOptions } from './call-options.ts';
import type { GatewayError } from './gateway-error.ts';

/** Manages purchases, subscriptions and credits. Every call except `withdraw` requires a signed-in person. */
export interface BillingGateway {
  /** Returns the person's subscriptions, the newest first, with their next charges. */
  subscriptions(options?: CallOptions): ResultAsync<readonly Subscription[], GatewayError>;
  /** Returns the person's credit history, the newest first. Pages start at 1; a page past the last is empty. */
  creditMoves(page: number, options?: CallOptions): ResultAsync<CreditMovePage, GatewayError>;
  /** Returns the receipt of an order of this person; `not-found` for an unpaid order or an order of another person. */
  readReceipt(orderId: string, options?: CallOptions): ResultAsync<Receipt, GatewayError>;
  /** Returns the receipt as a PDF file. */
  readReceiptPdf(orderId: string, options?: CallOptions): ResultAsync<Uint8Array<ArrayBuffer>, GatewayError>;
  /** Resumes a canceled subscription; `not-found` if it has ended or belongs to another person. Idempotent. */
  resumeSubscription(subscriptionId: string, options?: CallOptions): ResultAsync<void, GatewayError>;
  /** Opens the payment page for storing another card and returns its URL. */
  changeCard(subscriptionId: string, options?: CallOptions): ResultAsync<string, GatewayError>;
  /** Returns whether all card changes of a subscription are complete. */
  readCardChange(subscriptionId: string, options?: CallOptions): ResultAsync<boolean, GatewayError>;
  /** Withdraws from a purchase without signing in. The response does not reveal whether the order exists. */
  withdraw(withdrawal: Withdrawal, options?: CallOptions): ResultAsync<WithdrawalReceipt, GatewayError>;
}

/** A dependency on these calls of the gateway. */
export type BillingCalls<Name extends keyof BillingGateway> = { readonly billing: Pick<BillingGateway, Name> };
