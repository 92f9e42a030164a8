import type { ResultAsync } from 'neverthrow';
import type { CreditMovePage } from '#core/billing/credit-move-page.ts';
import type { Receipt } from '#core/billing/receipt.ts';
import type { Subscription } from '#core/billing/subscription.ts';
import type { Withdrawal, WithdrawalReceipt } from '#core/billing/withdrawal.ts';
import type { CallOptions } from './call-options.ts';
import type { GatewayError } from './gateway-error.ts';

/** What came of a person's purchases. Every call but `withdraw` needs a signed-in person. */
export interface BillingGateway {
  /** What the person has subscribed to, the newest first, with what is charged next. */
  subscriptions(options?: CallOptions): ResultAsync<readonly Subscription[], GatewayError>;
  /** How the person's credits came and went, the newest first. The first page is 1; a page past the last is empty. */
  creditMoves(page: number, options?: CallOptions): ResultAsync<CreditMovePage, GatewayError>;
  /** The receipt of an order of this person; anyone else's, or one that is not paid, is `not-found`. */
  readReceipt(orderId: string, options?: CallOptions): ResultAsync<Receipt, GatewayError>;
  /** The same as a PDF file. */
  readReceiptPdf(orderId: string, options?: CallOptions): ResultAsync<Uint8Array<ArrayBuffer>, GatewayError>;
  /** Resumes a canceled subscription; one that has ended, or of anyone else, is `not-found`. Twice is the same as once. */
  resumeSubscription(subscriptionId: string, options?: CallOptions): ResultAsync<void, GatewayError>;
  /** Opens the payment page on which another card is stored, and returns its address. */
  changeCard(subscriptionId: string, options?: CallOptions): ResultAsync<string, GatewayError>;
  /** Whether no card change of a subscription is open any more. */
  readCardChange(subscriptionId: string, options?: CallOptions): ResultAsync<boolean, GatewayError>;
  /** Withdraws from a purchase, without signing in. Whether there is such an order is not answered. */
  withdraw(withdrawal: Withdrawal, options?: CallOptions): ResultAsync<WithdrawalReceipt, GatewayError>;
}
