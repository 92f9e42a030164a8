import { err, ok, type Result } from 'neverthrow';
import { type Credits, NO_CREDITS } from './credits.ts';

/** The kinds of credit (specification, section 3). */
export type CreditKind = keyof Credits;

/** A credit movement. Movements are append-only and never change. */
export interface CreditMovement {
  readonly kind: CreditKind;
  /** The number of credits added (positive) or deducted (negative); an integer. */
  readonly delta: number;
  /** The reason for the movement, such as `purchase` or `document`. */
  readonly reason: string;
  /**
   * The order, document or ticket that caused the movement. Together with kind and reason, it identifies the movement.
   */
  readonly reference: string;
  /** UTC epoch milliseconds. */
  readonly at: number;
}

/** All movements of a person's credits, in chronological order. */
export type CreditLedger = readonly CreditMovement[];

/** The reasons why a movement was not entered: insufficient credits, a duplicate, or an invalid delta. */
export type CreditLedgerError =
  | { readonly code: 'too-few-credits'; readonly kind: CreditKind; readonly balance: number; readonly wanted: number }
  | { readonly code: 'moved-already' }
  | { readonly code: 'delta-invalid' };

/**
 * Returns the balance of each kind: the sum of its movements.
 *
 * Source: specification, section 3 (CRD-01).
 *
 * @example
 * creditBalances([{ kind: 'vhr', delta: 3, reason: 'purchase', reference: 'order-1', at: 0 }]).vhr; // 3
 */
export function creditBalances(ledger: CreditLedger): Credits {
  const balances = { ...NO_CREDITS };
  for (const { kind, delta } of ledger) balances[kind] += delta;
  return balances;
}

/**
 * Enters a movement unless it exceeds the balance. The same movement (kind, reason and reference) is entered only once,
 * so that a repeated call neither credits nor charges twice.
 *
 * @example
 * enterMovement([], { kind: 'vhr', delta: -1, reason: 'document', reference: 'report-1', at: 0 }).isErr(); // true
 */
export function enterMovement(ledger: CreditLedger, move: CreditMovement): Result<CreditLedger, CreditLedgerError> {
  const { kind, delta, reason, reference } = move;
  if (!Number.isSafeInteger(delta) || delta === 0) return err({ code: 'delta-invalid' });
  const isThere = ledger.some(
    (entered) => entered.kind === kind && entered.reason === reason && entered.reference === reference,
  );
  if (isThere) return err({ code: 'moved-already' });
  const balance = creditBalances(ledger)[kind];
  return balance + delta < 0 ? err({ code: 'too-few-credits', kind, balance, wanted: -delta }) : ok([...ledger, move]);
}

/**
 * Returns the kind of credit that pays for a document: the document's own kind, otherwise a global credit; `null` if
 * neither is left.
 *
 * @example
 * payingCredit({ vhr: 0, sticker: 2, global: 1 }, 'vhr'); // 'global'
 */
export function payingCredit(credits: Credits, kind: Exclude<CreditKind, 'global'>): CreditKind | null {
  if (credits[kind] >= 1) return kind;
  return credits.global >= 1 ? 'global' : null;
}

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
