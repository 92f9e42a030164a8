import { err, ok, type Result } from 'neverthrow';
import { type Credits, NO_CREDITS } from './credits.ts';

/** The kinds of credit (specification, section 3). */
export type CreditKind = keyof Credits;

/** One move of credits. Moves are only ever added, never changed. */
export interface CreditMovement {
  readonly kind: CreditKind;
  /** How many credits came (above zero) or went (below zero); a whole number. */
  readonly delta: number;
  /** Why they moved, such as `purchase` or `document`. */
  readonly reason: string;
  /** What they moved for: an order, a document, a ticket. With kind and reason it names the move. */
  readonly reference: string;
  /** UTC epoch milliseconds. */
  readonly at: number;
}

/** All moves of one person's credits, the first one first. */
export type CreditLedger = readonly CreditMovement[];

/** Why a move was not entered: too few credits are left, it is there already, or its delta moves nothing. */
export type CreditLedgerError =
  | { readonly code: 'too-few-credits'; readonly kind: CreditKind; readonly balance: number; readonly wanted: number }
  | { readonly code: 'moved-already' }
  | { readonly code: 'delta-invalid' };

/**
 * The balance of each kind: the sum of its moves.
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
 * Enters a move, unless it would take more than there is. The same move (kind, reason and reference) is entered once,
 * so that a repeated call neither pays nor charges twice.
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
 * Which credit pays for a document: one of its own kind, else a global one; `null` where neither is left.
 *
 * @example
 * payingCredit({ vhr: 0, sticker: 2, global: 1 }, 'vhr'); // 'global'
 */
export function payingCredit(credits: Credits, kind: Exclude<CreditKind, 'global'>): CreditKind | null {
  if (credits[kind] >= 1) return kind;
  return credits.global >= 1 ? 'global' : null;
}
