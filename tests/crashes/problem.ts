/** What is looked for after each round. */
export const PROBLEM_KINDS = [
  'unanswered',
  'lost',
  'doubled',
  'unsettled',
  'ledger',
  'documents',
  'refunds',
  'receipts',
] as const;

/**
 * Something that must not be:
 * `unanswered`, a patient client without the right answer;
 * `lost`, a purchase that was answered as bought and is not there;
 * `doubled`, more than one order, charge or answer for one wish;
 * `unsettled`, a charge without a paid order, or an order that stays open;
 * `ledger`, credits that differ from what was bought, delivered and refunded;
 * `documents`, a paid document that was not delivered, or charged other than once;
 * `refunds`, money that was not given back exactly once, or what it paid for was not taken back;
 * `receipts`, none, too many, or one for nothing.
 */
export interface Problem {
  readonly kind: (typeof PROBLEM_KINDS)[number];
  readonly what: string;
}
