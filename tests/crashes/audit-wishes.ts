import type { OrderRow } from '../../server/origin/db/shop-rows.ts';
import { auditDeliveries } from './audit-deliveries.ts';
import { auditRefunds } from './audit-refunds.ts';
import type { KeptFacts } from './kept-facts.ts';
import type { Problem } from './problem.ts';
import type { Outcome } from './wish.ts';

/** Compares what people were told of their purchases with what is kept of them. */
export function auditWishes(outcomes: readonly Outcome[], facts: KeptFacts): Problem[] {
  const bought = facts.orders.filter(({ period }) => period === null);
  const orders = Map.groupBy(bought, ({ id }) => facts.markOf.get(id) ?? '');
  const charged = Map.groupBy(facts.charges, ({ order_id }) => order_id);
  const grants = Map.groupBy(
    facts.ledger.filter(({ reason }) => reason === 'purchase'),
    ({ reference }) => reference,
  );
  const receipts = Map.groupBy(facts.receipts, (number) => number);
  const known = new Set(outcomes.map(({ wish }) => wish.mark));
  const problems: Problem[] = bought
    .filter(({ id }) => !known.has(facts.markOf.get(id) ?? ''))
    .map(({ id }) => ({ kind: 'doubled', what: `order ${id} comes from no wish` }));

  for (const outcome of outcomes) {
    const { wish, answers } = outcome;
    const add = (kind: Problem['kind'], what: string) => problems.push({ kind, what: `${wish.mark}: ${what}` });
    const own = orders.get(wish.mark) ?? [];
    const paid = own.filter(({ state }) => state === 'paid');
    const charges = own.flatMap(({ id }) => charged.get(id) ?? []);
    const told = new Set(answers.filter((answer) => answer !== null));
    const isPatient = wish.manner !== 'given-up';

    if (isPatient && answers.some((answer) => (answer !== null) !== wish.isGood)) add('unanswered', `${answers}`);
    for (const id of told) if (!paid.some((order) => order.id === id)) add('lost', `order ${id} was answered`);
    if (own.length > 1) add('doubled', `${own.length} orders`);
    if (charges.length > 1) add('doubled', `${charges.length} charges`);
    if (told.size > 1) add('doubled', `${told.size} different answers`);
    if (charges.length !== paid.length) add('unsettled', `${charges.length} charges, ${paid.length} paid orders`);
    if (own.some((order) => staysOpen(order, facts.now))) add('unsettled', 'stays open');
    if (charges.some(({ amount }) => amount !== wish.price.amount)) add('unsettled', 'another price');
    for (const { id, number, state } of own) {
      const entered = (grants.get(id) ?? []).map(({ kind, delta }) => `${delta} ${kind}`);
      const due = state === 'paid' ? [`${wish.credits.count} ${wish.credits.kind}`] : [];
      if (entered.join() !== due.join()) add('ledger', `${entered.join() || 'nothing'} for ${due.join() || 'nothing'}`);
      const emails = receipts.get(number ?? '')?.length ?? 0;
      if (emails !== due.length) add('receipts', `${emails} for an order that is ${state}`);
    }
    for (const order of paid) {
      for (const what of auditDeliveries(outcome, order, facts)) add('documents', what);
      for (const what of auditRefunds(outcome, order, facts)) add('refunds', what);
    }
  }
  return problems;
}

/** An order may stay open as long as its page can be paid. */
function staysOpen({ state, checkout_expires_at: expiresAt }: OrderRow, now: number): boolean {
  const isOpen = state === 'pending' || state === 'needs-action';
  return isOpen && (expiresAt === null || Number(expiresAt) <= now);
}
