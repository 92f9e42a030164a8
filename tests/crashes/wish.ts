import plans from '../../server/origin/demonstration/plans.json' with { type: 'json' };
import type { Purchase } from '../../src/core/billing/purchase.ts';
import { aPurchase } from '../builders/a-purchase.ts';
import type { SeededRandom } from './seeded-random.ts';

/** How someone goes about buying. */
type Manner = 'once' | 'pressed-twice' | 'sent-twice' | 'asked-again' | 'given-up';

/** Something that one person wants to buy once. */
export interface Wish {
  /** Goes with the order as its referrer, so that orders are found whatever became of the key. */
  readonly mark: string;
  /** The Idempotency-Key. */
  readonly key: string;
  readonly purchase: Purchase;
  /** Whether the card works: the person shall get it, and pay once. */
  readonly isGood: boolean;
  readonly credits: { readonly kind: 'vhr' | 'sticker' | 'global'; readonly count: number };
  readonly manner: Manner;
}

/** What came of a wish, as the one who bought was told. */
export interface Outcome {
  readonly wish: Wish;
  /** For each answer the order it named as bought; `null` where it said that nothing was, or none came. */
  readonly answers: readonly (string | null)[];
  readonly requests: number;
}

/** What chance may pick for a wish. */
export interface WishChoice {
  readonly cards: readonly [Card, ...Card[]];
  readonly manners: readonly [Manner, ...Manner[]];
}

type Card = 'card_ok' | 'card_declined' | 'card_times_out';

/** Good and declined cards, some whose charge works while its answer is lost, and people of every kind. */
export const MIXED: WishChoice = {
  cards: ['card_ok', 'card_ok', 'card_ok', 'card_times_out', 'card_times_out', 'card_declined'],
  manners: ['once', 'once', 'once', 'pressed-twice', 'sent-twice', 'asked-again', 'given-up'],
};

const codes = ['vhr-1', 'vhr-5', 'global-5', 'sticker-1'] as const;

/** Makes a wish of someone; the mark must be new. */
export function aWish(random: SeededRandom, email: string, mark: string, { cards, manners }: WishChoice): Wish {
  const card = random.oneOf(cards);
  const code = random.oneOf(codes);
  const plan = plans.find((each) => each.code === code);
  if (!plan || plan.documents === null) throw new Error(`The demonstration has no plan ${code}.`);
  const { amount, currency, documents: count } = plan;
  const purchase = aPurchase({
    type: plan.list === 'vhr' ? 'vhr' : 'sticker',
    subject: { kind: 'credits' },
    email,
    planCode: code,
    price: { amount, currency },
    paymentReference: card,
    referrer: mark,
  });
  const kind = plan.kind === 'vhr' || plan.kind === 'sticker' ? plan.kind : 'global';
  const isGood = card !== 'card_declined';
  return { mark, key: `key-${mark}`, purchase, isGood, credits: { kind, count }, manner: random.oneOf(manners) };
}
