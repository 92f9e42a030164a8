import type { OrderRow } from '#origin/kernel/db/shop-rows.ts';
import type { KeptFacts } from './kept-facts.ts';
import type { Problem } from './problem.ts';
import type { Outcome } from './wish.ts';

/** Compares the documents that an order has delivered with what was paid; one that was withdrawn must open no more. */
export function auditDelivery(
  { id, state }: Pick<OrderRow, 'id' | 'state'>,
  { wish, isWithdrawn }: Pick<Outcome, 'wish' | 'isWithdrawn'>,
  { deliveries, documents }: Pick<KeptFacts, 'deliveries' | 'documents'>,
): Problem[] {
  const own = deliveries.filter((delivery) => delivery.order_id === id);
  const due = wish.delivers && state === 'paid' ? 1 : 0;
  const found = own.flatMap((delivery): string[] => {
    const made = documents.filter((document) => document.id === delivery.document_id);
    const valid = made.filter(({ revoked_by }) => revoked_by === null);
    if (isWithdrawn) {
      const isOver = delivery.state !== 'waiting' && valid.length === 0;
      return isOver ? [] : [`withdrawn and still ${delivery.state}`];
    }
    if (delivery.state !== 'ready' || valid.length !== 1) return [`${delivery.state}, ${valid.length} documents`];
    const [first] = valid;
    const same = documents.filter(({ user_id, kind }) => user_id === first?.user_id && kind === first.kind);
    return same.length === 1 ? [] : [`${same.length} documents for one purchase`];
  });
  if (own.length !== due) found.push(`${own.length} deliveries, ${due} due`);
  return found.map((what) => ({ kind: 'delivery', what: `${wish.mark}: ${what}` }));
}
