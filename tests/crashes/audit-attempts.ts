import type { Outcome } from './attempt.ts';
import { auditDelivery } from './audit-delivery.ts';
import type { Problem } from './problem.ts';
import { markOf, type StoredFacts } from './stored-facts.ts';

/** Compares the results of purchases reported to people with the stored data. */
export function auditAttempts(outcomes: readonly Outcome[], facts: StoredFacts): Problem[] {
  const orders = Map.groupBy(facts.orders, markOf);
  const charged = Map.groupBy(facts.charges, ({ order_id }) => order_id);
  const moves = Map.groupBy(facts.ledger, ({ reference }) => reference);
  const receipts = Map.groupBy(facts.receipts, (order) => order);
  const known = new Set(outcomes.map(({ attempt }) => attempt.mark));
  const problems: Problem[] = facts.orders
    .filter((order) => order.period === null && !known.has(markOf(order)))
    .map(({ id }) => ({ kind: 'doubled', what: `order ${id} matches no attempt` }));

  for (const { attempt, answers, isWithdrawn } of outcomes) {
    const add = (kind: Problem['kind'], what: string) => problems.push({ kind, what: `${attempt.mark}: ${what}` });
    const own = orders.get(attempt.mark) ?? [];
    const paid = own.filter(({ state }) => state === 'paid');
    const charges = own.flatMap(({ id }) => charged.get(id) ?? []);
    const answered = new Set(answers.filter((answer) => answer !== null));
    const isPatient = attempt.manner !== 'given-up';

    if (isPatient && answers.some((answer) => (answer !== null) !== attempt.isGood)) add('unanswered', `${answers}`);
    for (const id of answered)
      if (!paid.some((order) => order.id === id)) add('lost', `order ${id} was acknowledged but is not paid`);
    if (own.length > 1) add('doubled', `${own.length} orders`);
    if (charges.length > 1) add('doubled', `${charges.length} charges`);
    if (answered.size > 1) add('doubled', `${answered.size} different answers`);
    if (charges.length !== paid.length) add('unsettled', `${charges.length} charges, ${paid.length} paid orders`);
    if (own.some(({ state }) => state === 'pending' || state === 'needs-action')) add('unsettled', 'stays open');
    if (charges.some(({ amount }) => amount !== attempt.purchase.price.amount)) add('unsettled', 'another price');
    if (attempt.withdraws && answers[0] !== null && !isWithdrawn) add('unanswered', 'no response to the withdrawal');
    const due = isWithdrawn ? attempt.purchase.price.amount : 0;
    for (const { refunded_amount: refunded } of [...charges, ...paid]) {
      if (refunded !== due) add('refunds', `${refunded} of ${due} refunded`);
    }
    for (const order of own) problems.push(...auditDelivery(order, { attempt, isWithdrawn }, facts));
    for (const { id, state } of own) {
      const entered = (moves.get(id) ?? []).map(({ kind, delta }) => `${delta} ${kind}`);
      const due = state === 'paid' ? [`${attempt.credits.count} ${attempt.credits.kind}`] : [];
      if (entered.join() !== due.join()) add('ledger', `${entered.join() || 'nothing'} for ${due.join() || 'nothing'}`);
      const emails = receipts.get(id)?.length ?? 0;
      if (emails !== due.length) add('receipts', `${emails} for an order in state ${state}`);
    }
  }
  return problems;
}
