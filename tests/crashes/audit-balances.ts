import { type Credits, NO_CREDITS } from '#core/billing/credits.ts';
import type { Outcome } from './attempt.ts';
import type { Problem } from './problem.ts';
import { markOf, type StoredFacts } from './stored-facts.ts';

/**
 * Returns the number of credits each person must have, according to the responses they received, or for those who gave
 * up, according to the charges. A document's credit is spent on it, and a withdrawn purchase's credit is revoked.
 */
export function creditsDue(outcomes: readonly Outcome[], facts: StoredFacts): Map<string, Credits> {
  const charged = new Set(facts.charges.map(({ order_id }) => order_id));
  const marks = new Set(facts.orders.filter(({ id }) => charged.has(id)).map(markOf));
  const due = new Map<string, Credits>();
  for (const { attempt, answers, isWithdrawn } of outcomes) {
    const { mark, credits, manner, purchase, delivers } = attempt;
    const before = due.get(purchase.email) ?? NO_CREDITS;
    const isBought = manner === 'given-up' ? marks.has(mark) : answers.some((answer) => answer !== null);
    const count = before[credits.kind] + (isBought && !delivers && !isWithdrawn ? credits.count : 0);
    due.set(purchase.email, { ...before, [credits.kind]: count });
  }
  return due;
}

/** Compares the ledger's totals with the credits each person must have. */
export function auditBalances(due: ReadonlyMap<string, Credits>, facts: StoredFacts): Problem[] {
  const balances = new Map<string, Credits>();
  for (const { user_id, kind, delta } of facts.ledger) {
    const email = facts.emailOf.get(user_id) ?? user_id;
    const before = balances.get(email) ?? NO_CREDITS;
    balances.set(email, { ...before, [kind]: before[kind] + delta });
  }
  return [...due].flatMap(([email, credits]) => differences(email, balances.get(email) ?? NO_CREDITS, credits));
}

/** Returns the differences between a person's actual and expected credits. */
export function differences(email: string, has: Credits, due: Credits): Problem[] {
  return (['vhr', 'sticker', 'global'] as const)
    .filter((kind) => has[kind] !== due[kind])
    .map((kind) => ({ kind: 'ledger', what: `${email} has ${has[kind]} ${kind} credits, not ${due[kind]}` }));
}
