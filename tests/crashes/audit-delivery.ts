import type { OrderRow } from '#origin/kernel/db/shop-rows.ts';
import type { Outcome } from './attempt.ts';
import type { Problem } from './problem.ts';
import type { StoredFacts } from './stored-facts.ts';

/** Compares an order's delivered documents with what was paid. A withdrawn document must no longer open. */
export function auditDelivery(
  { id, state }: Pick<OrderRow, 'id' | 'state'>,
  { attempt, isWithdrawn }: Pick<Outcome, 'attempt' | 'isWithdrawn'>,
  { deliveries, documents }: Pick<StoredFacts, 'deliveries' | 'documents'>,
): Problem[] {
  const own = deliveries.filter((delivery) => delivery.order_id === id);
  const due = attempt.delivers && state === 'paid' ? 1 : 0;
  const found = own.flatMap((delivery): string[] => {
    const made = documents.filter((document) => document.id === delivery.document_id);
    const valid = made.filter(({ revoked_by }) => revoked_by === null);
    if (isWithdrawn) {
      const isOver = delivery.state !== 'waiting' && valid.length === 0;
      return isOver ? [] : [`withdrawn but still ${delivery.state}`];
    }
    if (delivery.state !== 'ready' || valid.length !== 1) return [`${delivery.state}, ${valid.length} documents`];
    const [first] = valid;
    const same = documents.filter(({ user_id, kind }) => user_id === first?.user_id && kind === first.kind);
    return same.length === 1 ? [] : [`${same.length} documents for one purchase`];
  });
  if (own.length !== due) found.push(`${own.length} deliveries, ${due} due`);
  return found.map((what) => ({ kind: 'delivery', what: `${attempt.mark}: ${what}` }));
}
