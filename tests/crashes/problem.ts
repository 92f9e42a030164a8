/** What is looked for after each round. */
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
 * Something that must not be:
 * `unanswered`, a patient client without the right answer;
 * `lost`, a purchase that was answered as bought and is not there;
 * `doubled`, more than one order, charge or answer for one wish;
 * `unsettled`, a charge without a paid order, or an order that stays open;
 * `ledger`, credits that differ from what was bought;
 * `receipts`, none, too many, or one for nothing;
 * `delivery`, a document that was paid and not delivered, delivered twice, or for nothing;
 * `refunds`, money that was not given back, or more than was due.
 */
export interface Problem {
  readonly kind: (typeof PROBLEM_KINDS)[number];
  readonly what: string;
}
