import { ok } from 'neverthrow';
import { CREDIT_MOVES_ON_A_PAGE } from '#core/billing/credit-ledger.ts';
import type { BillingGateway } from '#ports/billing-gateway.ts';
import { type FakeCaller, fakeCall } from './fake-call.ts';
import { fakePdf } from './fake-pdf.ts';
import { pageOf } from './page-of.ts';

/** Creates the billing gateway of a fake origin. */
export function createFakeBillingGateway({ origin: { people, shop }, token }: FakeCaller): BillingGateway {
  const caller = () => people.byToken(token());
  return {
    subscriptions: (options) => fakeCall(options, () => caller().map((person) => shop.subscriptionsOf(person))),
    creditMoves: (page, options) =>
      fakeCall(options, () =>
        caller().map((person) => {
          const moves = person
            .ledger()
            .map((move) => ({ ...move, id: `${move.reason} ${move.reference} ${move.kind}` }));
          return {
            total: moves.length,
            balances: person.credits(),
            moves: pageOf(moves.toReversed(), page, CREDIT_MOVES_ON_A_PAGE),
          };
        }),
      ),
    readReceipt: (orderId, options) =>
      fakeCall(options, () => caller().andThen((person) => shop.receiptOf(person, orderId))),
    readReceiptPdf: (orderId, options) =>
      fakeCall(options, () =>
        caller()
          .andThen((person) => shop.receiptOf(person, orderId))
          .map((receipt) => fakePdf({ id: receipt.orderId })),
      ),
    resumeSubscription: (subscriptionId, options) =>
      fakeCall(options, () => caller().andThen((person) => shop.resume(person, subscriptionId))),
    changeCard: (subscriptionId, options) =>
      fakeCall(options, () => caller().andThen((person) => shop.changeCard(person, subscriptionId))),
    readCardChange: (subscriptionId, options) =>
      fakeCall(options, () => caller().andThen((person) => shop.cardChange(person, subscriptionId))),
    withdraw: (withdrawal, options) => fakeCall(options, () => ok(shop.withdraw(withdrawal))),
  };
}
