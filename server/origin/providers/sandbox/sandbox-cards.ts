import type { SandboxPaymentRow } from '#origin/kernel/db/shop-rows.ts';

/** What a test card does on the hosted page, and when a renewal is charged without the buyer. */
export interface SandboxCard {
  /** `lost`: it pays, and the page that should lead back never comes. `leave`: the buyer closes the page. */
  readonly present: 'pay' | 'decline' | 'step' | 'lost' | 'leave';
  readonly alone: Extract<SandboxPaymentRow['state'], 'paid' | 'declined' | 'needs-action'>;
  /** How long the payment is reported as processing, and its event is held back, in milliseconds. */
  readonly delayMs?: number;
  /** What happens at the gateway afterwards. */
  readonly later?: readonly ('refund' | 'dispute' | 'win' | 'lose')[];
}

/** The time between a payment and what a card does later. */
export const SANDBOX_LATER_MS = 3_000;

/** The test cards by the value of their radio button, the one that works first. */
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

/** The test card with this name; `null` where there is none, whatever the name is. */
export function sandboxCard(name: string): SandboxCard | null {
  return isSandboxCard(name) ? SANDBOX_CARDS[name] : null;
}

/** The names of the test cards, in the order that the page shows. */
export const SANDBOX_CARD_NAMES = Object.keys(SANDBOX_CARDS).filter(isSandboxCard);

/** Whether a text names a test card. */
export function isSandboxCard(name: string): name is SandboxCardName {
  return Object.hasOwn(SANDBOX_CARDS, name);
}
