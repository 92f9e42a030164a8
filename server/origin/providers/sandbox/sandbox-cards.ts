import type { SandboxPaymentRow } from '#origin/kernel/db/shop-rows.ts';

/** The behavior of a test card on the hosted page, and of a renewal that is charged without the buyer. */
export interface SandboxCard {
  /** `lost`: the payment succeeds, but the buyer does not return to the site. `leave`: the buyer closes the page. */
  readonly present: 'pay' | 'decline' | 'step' | 'lost' | 'leave';
  readonly alone: Extract<SandboxPaymentRow['state'], 'paid' | 'declined' | 'needs-action'>;
  /** How long the payment is reported as processing and its event is delayed, in milliseconds. */
  readonly delayMs?: number;
  /** Later actions at the gateway. */
  readonly later?: readonly ('refund' | 'dispute' | 'win' | 'lose')[];
}

/** Delay between a payment and the later actions of its card, in milliseconds. */
export const SANDBOX_LATER_MS = 3_000;

/** The test cards by the value of their radio button, the successful one first. */
const SANDBOX_CARDS = {
  succeeds: { present: 'pay', alone: 'paid' },
  declined: { present: 'decline', alone: 'declined' },
  'needs-step': { present: 'step', alone: 'needs-action' },
  'answer-lost': { present: 'lost', alone: 'paid' },
  'slow-webhook': { present: 'pay', alone: 'paid', delayMs: SANDBOX_LATER_MS },
  abandoned: { present: 'leave', alone: 'declined' },
  'declined-later': { present: 'pay', alone: 'declined' },
  refunded: { present: 'pay', alone: 'paid', later: ['refund'] },
  disputed: { present: 'pay', alone: 'paid', later: ['dispute'] },
  'dispute-won': { present: 'pay', alone: 'paid', later: ['dispute', 'win'] },
  'dispute-lost': { present: 'pay', alone: 'paid', later: ['dispute', 'lose'] },
} as const satisfies Readonly<Record<string, SandboxCard>>;

/** The name of a test card. */
export type SandboxCardName = keyof typeof SANDBOX_CARDS;

/** Returns the test card with this name; `null` for any other name. */
export function sandboxCard(name: string): SandboxCard | null {
  return isSandboxCard(name) ? SANDBOX_CARDS[name] : null;
}

/** The names of the test cards, in display order. */
export const SANDBOX_CARD_NAMES = Object.keys(SANDBOX_CARDS).filter(isSandboxCard);

/** Returns whether a text is the name of a test card. */
export function isSandboxCard(name: string): name is SandboxCardName {
  return Object.hasOwn(SANDBOX_CARDS, name);
}
