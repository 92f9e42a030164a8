import { creditCalls } from '#contract/billing/credits.ts';
import { receiptCalls } from '#contract/billing/receipt.ts';
import { subscriptionCalls } from '#contract/billing/subscription.ts';
import { withdraw } from '#contract/billing/withdraw.ts';
import { CREDIT_MOVES_ON_A_PAGE } from '#core/billing/credit-ledger.ts';
import type { BillingGateway } from '#ports/billing-gateway.ts';
import type { HttpClient } from './http-client.ts';

/**
 * Creates the gateway for what the origin reports about a person's purchases.
 *
 * Source: the product's own calls.
 *
 * @example
 * const moves = await createHttpBillingGateway(http).creditMoves(1);
 */
export function createHttpBillingGateway(http: HttpClient): BillingGateway {
  return {
    subscriptions: (options) => http.call(subscriptionCalls.list, {}, options),
    creditMoves: (page, options) => http.call(creditCalls.moves, { page, per_page: CREDIT_MOVES_ON_A_PAGE }, options),
    readReceipt: (order, options) => http.call(receiptCalls.read, { order, format: 'json' }, options),
    readReceiptPdf: (order, options) =>
      http.download(receiptCalls.readPdf, { order }, options).map(({ bytes }) => bytes),
    resumeSubscription: (id, options) => http.call(subscriptionCalls.resume, { subscription_id: id }, options),
    changeCard: (id, options) => http.call(subscriptionCalls.changeCard, { subscription_id: id }, options),
    readCardChange: (id, options) => http.call(subscriptionCalls.readCardChange, { subscription_id: id }, options),
    withdraw: ({ name, orderNumber, email }, options) =>
      http.call(withdraw, { name, order_number: orderNumber, email }, options),
  };
}
