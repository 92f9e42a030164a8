import { type Credits, NO_CREDITS } from '../../src/core/billing/credits.ts';
import { takenCredits } from './audit-refunds.ts';
import type { KeptFacts } from './kept-facts.ts';
import type { Problem } from './problem.ts';
import type { Outcome } from './wish.ts';

const KINDS = ['vhr', 'sticker', 'global'] as const;

/**
 * How many credits of all kinds each person must have, by what they were told; of those who went away, by what was
 * charged. Documents that were delivered, and credits that refunds have taken, are off.
 */
export function creditsDue(outcomes: readonly Outcome[], facts: KeptFacts): Map<string, number> {
  const charged = new Set(facts.charges.map(({ order_id }) => facts.markOf.get(order_id ?? '')));
  const due = new Map<string, number>();
  const add = (email: string, count: number) => due.set(email, (due.get(email) ?? 0) + count);
  for (const { wish, answers } of outcomes) {
    const { mark, credits, manner, email } = wish;
    const isBought = manner === 'given-up' ? charged.has(mark) : answers.some((answer) => answer !== null);
    add(email, isBought ? credits.count : 0);
  }
  for (const { user_id } of facts.documents) add(facts.emailOf.get(user_id) ?? user_id, -1);
  for (const { id, email } of facts.orders) add(email, -takenCredits(id, facts));
  return due;
}

/** Compares the sums of the ledger with what each person must have. */
export function auditBalances(due: ReadonlyMap<string, number>, facts: KeptFacts): Problem[] {
  const balances = balancesIn(facts);
  return [...due].flatMap(([email, count]): Problem[] => {
    const has = balances.get(email) ?? NO_CREDITS;
    const sum = KINDS.reduce((total, kind) => total + has[kind], 0);
    const wrong: Problem[] =
      sum === count ? [] : [{ kind: 'ledger', what: `${email} has ${sum} credits, not ${count}` }];
    const below = KINDS.filter((kind) => has[kind] < 0);
    return [...wrong, ...below.map((kind): Problem => ({ kind: 'ledger', what: `${email} has ${has[kind]} ${kind}` }))];
  });
}

/** The credits of each person, as the ledger sums up. */
export function balancesIn({ ledger, emailOf }: Pick<KeptFacts, 'ledger' | 'emailOf'>): Map<string, Credits> {
  const balances = new Map<string, Credits>();
  for (const { user_id, kind, delta } of ledger) {
    const email = emailOf.get(user_id) ?? user_id;
    const before = balances.get(email) ?? NO_CREDITS;
    balances.set(email, { ...before, [kind]: before[kind] + delta });
  }
  return balances;
}

/** What a person has and must have, where it is not the same. */
export function differences(email: string, has: Credits, due: Credits): Problem[] {
  return KINDS.filter((kind) => has[kind] !== due[kind]).map((kind) => ({
    kind: 'ledger',
    what: `${email} has ${has[kind]} ${kind} credits, not ${due[kind]}`,
  }));
}
