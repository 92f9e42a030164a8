/** The kinds of problems checked after each round. */
export const PROBLEM_KINDS = [
  'unanswered',
  'lost',
  'doubled',
  'unsettled',
  'ledger',
  'receipts',
  'delivery',
  'refunds',
] as const;

/**
 * A violated expectation: `unanswered`, a patient client without the right response; `lost`, a purchase reported as
 * bought that doesn't exist; `doubled`, more than one order, charge or response for one attempt; `unsettled`, a charge
 * without a paid order, or an order that stays open; `ledger`, credits that differ from what was bought; `receipts`,
 * none, too many, or one for nothing; `delivery`, a document that was paid and not delivered, delivered twice, or for
 * nothing; `refunds`, money that was not refunded, or more than was due.
 */
export interface Problem {
  readonly kind: (typeof PROBLEM_KINDS)[number];
  readonly what: string;
}
