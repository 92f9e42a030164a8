import type { OrderRow } from '../../server/origin/db/shop-rows.ts';
import type { KeptFacts } from './kept-facts.ts';
import type { Outcome } from './wish.ts';

/**
 * Says what is wrong with the refund of a paid order: one that was withdrawn from is given back whole and once, with
 * everything it paid for, and any other one not at all.
 */
export function auditRefunds(
  { wish, hasWithdrawn }: Outcome,
  { id, amount, refunded_amount }: OrderRow,
  facts: KeptFacts,
): string[] {
  const refunds = facts.refunds.filter(({ order_id }) => order_id === id);
  const done = refunds.filter(({ state }) => state === 'done');
  const atGateway = facts.charges
    .filter(({ order_id }) => order_id === id)
    .reduce((sum, charge) => sum + Number(charge.refunded_amount), 0);
  // A withdrawal whose confirmation was lost may have been made.
  const wasRefunded = hasWithdrawn || (wish.withdraws && refunds.length > 0);
  const due = wasRefunded ? Number(amount) : 0;
  const wrong: string[] = [];
  if (refunds.length !== done.length) wrong.push(`${refunds.length - done.length} refunds are not done`);
  if (done.reduce((sum, refund) => sum + Number(refund.amount), 0) !== due) wrong.push(`${done.length} refunds`);
  if (Number(refunded_amount) !== due) wrong.push(`${refunded_amount} of ${due} counted`);
  if (atGateway !== due) wrong.push(`${atGateway} of ${due} given back at the gateway`);
  const credits = takenCredits(id, facts);
  const revoked = facts.documents.filter(({ revoked_by }) => revoked_by?.startsWith(`${id}:`)).length;
  const taken = wasRefunded ? wish.credits.count : 0;
  if (credits + revoked !== taken) wrong.push(`${credits} credits and ${revoked} documents of ${taken} taken back`);
  return wrong;
}

/** How many credits refunds of an order have taken. */
export function takenCredits(orderId: string, { ledger }: Pick<KeptFacts, 'ledger'>): number {
  return ledger
    .filter(({ reason, reference }) => reason === 'refund' && reference.startsWith(`${orderId}:`))
    .reduce((sum, { delta }) => sum - delta, 0);
}
