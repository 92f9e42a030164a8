import type { CreditMovement } from './credit-ledger.ts';
import type { Credits } from './credits.ts';

/** A move of credits as it is kept. */
export interface StoredCreditMovement extends CreditMovement {
  readonly id: string;
}

/** How many moves one page of the ledger has, but the last. */
export const CREDIT_MOVES_ON_A_PAGE = 10;

/** A part of the ledger of a person's credits. */
export interface CreditMovePage {
  /** How many moves there are on all pages. */
  readonly total: number;
  /** What all moves together come to, not those of the page alone. */
  readonly balances: Credits;
  /** The newest first. */
  readonly moves: readonly StoredCreditMovement[];
}
