import type { Purchase } from '#core/billing/purchase.ts';
import plans from '#origin/demonstration/plans.json' with { type: 'json' };
import type { SandboxCardName } from '#origin/providers/sandbox/sandbox-cards.ts';
import { aPurchase } from '../builders/a-purchase.ts';
import type { SeededRandom } from './seeded-random.ts';

/** The behavior of a buyer. */
type Manner = 'once' | 'pressed-twice' | 'sent-twice' | 'asked-again' | 'given-up';

/** One purchase that a person attempts. */
export interface Attempt {
  /** Sent with the order as its referrer, so that orders can be found regardless of the key. */
  readonly mark: string;
  /** The Idempotency-Key. */
  readonly key: string;
  readonly purchase: Purchase;
  readonly card: SandboxCardName;
  /** Whether the card works: the purchase must succeed and be charged once. */
  readonly isGood: boolean;
  readonly credits: { readonly kind: 'vhr' | 'sticker' | 'global'; readonly count: number };
  readonly manner: Manner;
  /** Whether the purchase includes a document, delivered automatically, instead of a credit. */
  readonly delivers: boolean;
  /** Whether the person withdraws immediately after payment. */
  readonly withdraws: boolean;
}

/** The result of an attempt, as reported to the buyer. */
export interface Outcome {
  readonly attempt: Attempt;
  /** For each response, the order it reported as bought, or `null` for a failure or no response. */
  readonly answers: readonly (string | null)[];
  /** Whether a withdrawal was confirmed. */
  readonly isWithdrawn: boolean;
  readonly requests: number;
}

/** The options for random attempts. */
export interface AttemptChoice {
  readonly cards: readonly [SandboxCardName, ...SandboxCardName[]];
  readonly manners: readonly [Manner, ...Manner[]];
}

/** Valid and declined cards, some whose page never redirects back, and all kinds of buyers. */
export const MIXED: AttemptChoice = {
  cards: ['succeeds', 'succeeds', 'succeeds', 'answer-lost', 'answer-lost', 'declined'],
  manners: ['once', 'once', 'once', 'pressed-twice', 'sent-twice', 'asked-again', 'given-up'],
};

const codes = ['vhr-1', 'vhr-5', 'global-5', 'sticker-1'] as const;
/** Plans with one document, for the demonstration vehicle. */
const documentCodes = ['vhr-1', 'sticker-1'] as const;
const VIN = '1HGCM82693A000001';
/** One of this many single purchases is withdrawn. */
const WITHDRAWS_EVERY = 4;

/** The buyer, and the mark that distinguishes this attempt from all others. */
export interface Buyer {
  readonly email: string;
  readonly mark: string;
  /** Whether a document is bought instead of credits. */
  readonly delivers?: boolean;
}

/** Creates an attempt. The mark must be new. */
export function anAttempt(
  random: SeededRandom,
  { email, mark, delivers = false }: Buyer,
  { cards, manners }: AttemptChoice,
): Attempt {
  const card = random.oneOf(cards);
  const code = delivers ? random.oneOf(documentCodes) : random.oneOf(codes);
  const plan = plans.find((each) => each.code === code);
  if (!plan || plan.documents === null) throw new Error(`The demonstration has no plan ${code}.`);
  const { amount, currency, documents: count } = plan;
  const purchase = aPurchase({
    type: plan.list === 'vhr' ? 'vhr' : 'sticker',
    subject: delivers ? { kind: 'vehicle', vin: VIN } : { kind: 'credits' },
    email,
    planCode: code,
    price: { amount, currency },
    referrer: mark,
  });
  const kind = plan.kind === 'vhr' || plan.kind === 'sticker' ? plan.kind : 'global';
  const manner = random.oneOf(manners);
  const withdraws = manner === 'once' && random.below(WITHDRAWS_EVERY) === 0;
  const isGood = card !== 'declined';
  return { mark, key: `key-${mark}`, purchase, card, isGood, credits: { kind, count }, manner, delivers, withdraws };
}
