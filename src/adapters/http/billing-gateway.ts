import { CREDIT_MOVES_ON_A_PAGE } from '#core/billing/credit-move-page.ts';
import type { BillingGateway } from '#ports/billing-gateway.ts';
import type { CallOptions } from '#ports/call-options.ts';
import { acknowledgement } from './account-schema.ts';
import { cardChange, cardPage, creditMovePage, receipt, subscriptions, withdrawalReceipt } from './billing-schema.ts';
import { type Endpoint, endpoints } from './endpoints.ts';
import type { HttpCall } from './http-call.ts';
import type { HttpClient } from './http-client.ts';

/**
 * Makes the gateway that asks the origin what came of what a person has bought.
 *
 * Source: the product's own calls.
 *
 * @example
 * const moves = await createHttpBillingGateway(http).creditMoves(1);
 */
export function createHttpBillingGateway(http: HttpClient): BillingGateway {
  const asked = (question: Pick<HttpCall, 'endpoint' | 'query'>, options: CallOptions | undefined): HttpCall => ({
    method: 'GET',
    ...question,
    authenticated: true,
    signal: options?.signal,
  });

  const about = (endpoint: Endpoint, subscriptionId: string, options: CallOptions | undefined): HttpCall => ({
    method: 'POST',
    endpoint,
    body: { encoding: 'json', value: { subscription_id: subscriptionId } },
    authenticated: true,
    signal: options?.signal,
  });

  return {
    subscriptions: (options) => http.json(asked({ endpoint: endpoints.subscriptions }, options), subscriptions),
    creditMoves: (page, options) =>
      http.json(
        asked(
          {
            endpoint: endpoints.creditLedger,
            query: { page: page.toString(), per_page: CREDIT_MOVES_ON_A_PAGE.toString() },
          },
          options,
        ),
        creditMovePage,
      ),
    readReceipt: (order, options) =>
      http.json(asked({ endpoint: endpoints.receipt, query: { order, format: 'json' } }, options), receipt),
    readReceiptPdf: (order, options) =>
      http.file(asked({ endpoint: endpoints.receipt, query: { order } }, options), 'application/pdf'),
    resumeSubscription: (subscriptionId, options) =>
      http.json(about(endpoints.resumeSubscription, subscriptionId, options), acknowledgement),
    changeCard: (subscriptionId, options) =>
      http.json({ ...about(endpoints.changeCard, subscriptionId, options), identifiesSite: true }, cardPage),
    readCardChange: (subscriptionId, options) =>
      http.json(
        asked({ endpoint: endpoints.cardChange, query: { subscription_id: subscriptionId } }, options),
        cardChange,
      ),
    withdraw: ({ name, orderNumber, email }, options) =>
      http.json(
        {
          method: 'POST',
          endpoint: endpoints.withdrawal,
          body: { encoding: 'form', fields: { name, order_number: orderNumber, email } },
          identifiesSite: true,
          signal: options?.signal,
        },
        withdrawalReceipt,
      ),
  };
}
