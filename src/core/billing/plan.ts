import type { UserKind } from '../person/user.ts';
import type { CreditKind } from './credit-ledger.ts';
import type { Money } from './money.ts';

/** A product: credits of one kind, bought once or as a subscription. */
export interface Plan {
  /** The origin's code of the plan; sent in a purchase as `cart_plan`. */
  readonly code: string;
  readonly name: string;
  readonly kind: CreditKind;
  /** The number of documents included, per period for subscriptions. */
  readonly documents: number | 'unlimited';
  /** The total price, per period for subscriptions. */
  readonly price: Money;
  /** The billing interval; `once` for a plan that does not renew. */
  readonly renewal: 'once' | 'month' | 'year';
  /** The number of reports and stickers in a bundle; `null` for a plan of one kind. */
  readonly bundle: PlanBundle | null;
  /** Whether the site recommends it. */
  readonly recommended: boolean;
}

/** The documents of a bundle. Its plan has the kind `global`, so that remaining credits pay for either kind. */
export interface PlanBundle {
  readonly vhr: number;
  readonly sticker: number;
}

/** The plans on offer by kind of credit. Source: specification, section 3 (CRD-04). */
export type Plans = Readonly<Record<CreditKind, readonly Plan[]>>;

/** The initial value before plans are loaded. */
export const NO_PLANS: Plans = { vhr: [], sticker: [], global: [] };

/**
 * Groups plans by kind and preserves their order.
 *
 * Source: specification, section 3 (CRD-04).
 *
 * @example
 * plansByKind([]).vhr; // []
 */
export function plansByKind(plans: readonly Plan[]): Plans {
  const ofKind = (wanted: CreditKind) => plans.filter(({ kind }) => kind === wanted);
  return { vhr: ofKind('vhr'), sticker: ofKind('sticker'), global: ofKind('global') };
}

/**
 * Returns the audience of the requested plans: dealers get dealer plans, everyone else user plans.
 *
 * Source: specification, section 6 (CRD-04).
 *
 * @example
 * planAudience({ isDealer: true }); // 'dealer'
 */
export function planAudience({ isDealer }: { readonly isDealer: boolean }): UserKind {
  return isDealer ? 'dealer' : 'user';
}
