import type { Purchase } from '#core/billing/purchase.ts';
import plans from '#origin/demonstration/plans.json' with { type: 'json' };
import type { SandboxCardName } from '#origin/providers/sandbox/sandbox-cards.ts';
import { aPurchase } from '../builders/a-purchase.ts';
import type { SeededRandom } from './seeded-random.ts';

/** How someone goes about buying. */
type Manner = 'once' | 'pressed-twice' | 'sent-twice' | 'asked-again' | 'given-up';

/** Something that one person wants to buy once. */
export interface Attempt {
  /** Goes with the order as its referrer, so that orders are found whatever became of the key. */
  readonly mark: string;
  /** The Idempotency-Key. */
  readonly key: string;
  readonly purchase: Purchase;
  readonly card: SandboxCardName;
  /** Whether the card works: the person shall get it, and pay once. */
  readonly isGood: boolean;
  readonly credits: { readonly kind: 'vhr' | 'sticker' | 'global'; readonly count: number };
  readonly manner: Manner;
  /** Whether a document is bought with it, which is delivered by itself, in place of a credit. */
  readonly delivers: boolean;
  /** Whether the person withdraws as soon as it is paid. */
  readonly withdraws: boolean;
}

/** What came of a wish, as the one who bought was told. */
export interface Outcome {
  readonly attempt: Attempt;
  /** For each answer the order it named as bought; `null` where it said that nothing was, or none came. */
  readonly answers: readonly (string | null)[];
  /** Whether a withdrawal was confirmed. */
  readonly isWithdrawn: boolean;
  readonly requests: number;
}

/** What chance may pick for a wish. */
export interface AttemptChoice {
  readonly cards: readonly [SandboxCardName, ...SandboxCardName[]];
  readonly manners: readonly [Manner, ...Manner[]];
}

/** Good and declined cards, some whose page never leads back, and people of every kind. */
export const MIXED: AttemptChoice = {
  cards: ['succeeds', 'succeeds', 'succeeds', 'answer-lost', 'answer-lost', 'declined'],
  manners: ['once', 'once', 'once', 'pressed-twice', 'sent-twice', 'asked-again', 'given-up'],
};

const codes = ['vhr-1', 'vhr-5', 'global-5', 'sticker-1'] as const;
/** Plans with one document, for the vehicle of the demonstration. */
const documentCodes = ['vhr-1', 'sticker-1'] as const;
const VIN = '1HGCM82693A000001';
/** One in so many of those who buy once withdraws. */
const WITHDRAWS_EVERY = 4;

/** Who wants something, and what tells this wish from all others. */
export interface Buyer {
  readonly email: string;
  readonly mark: string;
  /** Buys a document rather than credits. */
  readonly delivers?: boolean;
}

/** Makes a wish of someone; the mark must be new. */
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
