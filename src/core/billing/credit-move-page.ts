import type { CreditMovement } from './credit-ledger.ts';
import type { Credits } from './credits.ts';

/** A stored credit movement. */
export interface StoredCreditMovement extends CreditMovement {
  readonly id: string;
}

/** The number of movements per ledger page. */
export const CREDIT_MOVES_ON_A_PAGE = 10;

/** A page of a person's credit ledger. */
export interface CreditMovePage {
  /** The number of movements on all pages. */
  readonly total: number;
  /** The balances over all movements, not only those on this page. */
  readonly balances: Credits;
  /** In reverse chronological order. */
  readonly moves: readonly StoredCreditMovement[];
}
