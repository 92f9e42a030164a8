import plans from '../../server/origin/demonstration/plans.json' with { type: 'json' };
import type { SandboxCardName } from '../../server/origin/payments/sandbox/sandbox-cards.ts';
import type { SeededRandom } from './seeded-random.ts';

/** How someone goes about buying. */
type Manner = 'once' | 'pressed-twice' | 'sent-twice' | 'asked-again' | 'given-up';

/** Something that one person wants to buy once. */
export interface Wish {
  /** Goes with the order as its version of the terms, so that orders are found whatever became of the key. */
  readonly mark: string;
  /** The Idempotency-Key. */
  readonly key: string;
  readonly email: string;
  readonly list: string;
  readonly plan: string;
  /** The vehicle whose documents are delivered; `null` for credits alone. */
  readonly vin: string | null;
  readonly price: { readonly amount: number; readonly currency: string };
  readonly card: SandboxCardName;
  /** Whether the card works: the person shall get it, and pay once. */
  readonly isGood: boolean;
  readonly credits: { readonly kind: 'vhr' | 'sticker' | 'global'; readonly count: number };
  /** What is delivered by itself. */
  readonly delivered: readonly ('report' | 'sticker')[];
  /** Whether the buyer withdraws from the purchase right after it, so that all of it is refunded. */
  readonly withdraws: boolean;
  readonly manner: Manner;
}

/** What came of a wish, as the one who bought was told. */
export interface Outcome {
  readonly wish: Wish;
  /** For each answer the order it named as bought; `null` where it said that nothing was, or none came. */
  readonly answers: readonly (string | null)[];
  /** Whether the withdrawal was confirmed. */
  readonly hasWithdrawn: boolean;
  readonly requests: number;
}

/** What chance may pick for a wish. */
export interface WishChoice {
  readonly cards: readonly [SandboxCardName, ...SandboxCardName[]];
  readonly manners: readonly [Manner, ...Manner[]];
}

/** Good and declined cards, some whose payer never gets back to the site, and people of every kind. */
export const MIXED: WishChoice = {
  cards: ['succeeds', 'succeeds', 'succeeds', 'answer-lost', 'answer-lost', 'declined'],
  manners: ['once', 'once', 'once', 'pressed-twice', 'sent-twice', 'asked-again', 'given-up'],
};

/** A demonstration vehicle with records and a build. */
const A_VIN = '1HGCM82693A000001';
const WITHDRAWS_EVERY = 5;

interface Cart {
  readonly code: string;
  readonly vin: string | null;
  readonly delivered: Wish['delivered'];
}

const CARTS: readonly [Cart, ...Cart[]] = [
  { code: 'vhr-1', vin: A_VIN, delivered: ['report'] },
  { code: 'sticker-1', vin: A_VIN, delivered: ['sticker'] },
  { code: 'bundle-1', vin: A_VIN, delivered: ['report', 'sticker'] },
  { code: 'vhr-5', vin: null, delivered: [] },
  { code: 'global-5', vin: null, delivered: [] },
];

/** Makes a wish of someone; the mark must be new. */
export function aWish(random: SeededRandom, email: string, mark: string, { cards, manners }: WishChoice): Wish {
  const { code, vin, delivered } = random.oneOf(CARTS);
  const card = random.oneOf(cards);
  const manner = random.oneOf(manners);
  const isGood = card !== 'declined';
  const mayWithdraw = random.below(WITHDRAWS_EVERY) === 0;
  return {
    ...{ mark, key: `key-${mark}`, email, vin, card, delivered, isGood, manner },
    ...soldPlan(code),
    withdraws: isGood && manner !== 'given-up' && mayWithdraw,
  };
}

/** A plan of the demonstration, as a wish states it. */
export function soldPlan(code: string): Pick<Wish, 'list' | 'plan' | 'price' | 'credits'> {
  const plan = plans.find((each) => each.code === code);
  if (!plan || plan.documents === null) throw new Error(`The demonstration has no plan ${code}.`);
  const { list, amount, currency, documents: count } = plan;
  const kind = plan.kind === 'vhr' || plan.kind === 'sticker' ? plan.kind : 'global';
  return { list, plan: code, price: { amount, currency }, credits: { kind, count } };
}
