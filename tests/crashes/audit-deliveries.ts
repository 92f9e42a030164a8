import type { OrderRow } from '../../server/origin/db/shop-rows.ts';
import type { KeptFacts } from './kept-facts.ts';
import type { Outcome } from './wish.ts';

/**
 * Says what is wrong with the documents of a paid order: each must be there, once, and be charged once. One that was
 * refunded before it was made is compensated instead.
 */
export function auditDeliveries(
  { wish, hasWithdrawn }: Outcome,
  { id, user_id }: OrderRow,
  { deliveries, documents, ledger }: KeptFacts,
): string[] {
  const own = deliveries.filter(({ order_id }) => order_id === id);
  const kinds = own.map(({ kind }) => kind).toSorted();
  const wrong: string[] = [];
  if (kinds.join() !== wish.delivered.toSorted().join()) wrong.push(`${kinds.join() || 'nothing'} was planned`);
  for (const { kind, state, document_id } of own) {
    if (hasWithdrawn && (state === 'credited' || state === 'refunded')) continue;
    if (state !== 'ready') wrong.push(`the ${kind} is ${state}`);
    const made = documents.filter((document) => document.id === document_id && document.user_id === user_id);
    if (made.length !== 1) wrong.push(`the ${kind} is not there`);
    const charges = ledger.filter(({ reason, reference }) => reason === 'document' && reference === document_id);
    if (charges.length !== 1) wrong.push(`the ${kind} was charged ${charges.length} times`);
  }
  return wrong;
}
