import type { ResultAsync } from 'neverthrow';
import type { CreditMovePage } from '../core/billing/credit-move-page.ts';
import type { Receipt } from '../core/billing/receipt.ts';
import type { Subscription } from '../core/billing/subscription.ts';
import type { CallOptions } from './call-options.ts';
import type { GatewayError } from './gateway-error.ts';

/** Who keeps the books: what came of what a person has bought. Every call needs a signed-in person. */
export interface BillingGateway {
  /** What the person has subscribed to, the newest first, with what is charged next. */
  subscriptions(options?: CallOptions): ResultAsync<readonly Subscription[], GatewayError>;
  /** How the person's credits came and went, the newest first. The first page is 1; a page past the last is empty. */
  creditMoves(page: number, options?: CallOptions): ResultAsync<CreditMovePage, GatewayError>;
  /** The receipt of an order of this person; anyone else's, or one that is not paid, is `not-found`. */
  readReceipt(orderId: string, options?: CallOptions): ResultAsync<Receipt, GatewayError>;
  /** The same as a PDF file. */
  readReceiptPdf(orderId: string, options?: CallOptions): ResultAsync<Uint8Array<ArrayBuffer>, GatewayError>;
}
