import type { UserKind } from '../person/user.ts';
import type { CreditKind } from './credit-ledger.ts';
import type { Money } from './money.ts';

/** Something that can be bought: credits of one kind, once or again and again. */
export interface Plan {
  /** What the origin calls it; goes into a purchase as `cart_plan`. */
  readonly code: string;
  readonly name: string;
  readonly kind: CreditKind;
  /** How many documents it allows, for each period where it renews. */
  readonly documents: number | 'unlimited';
  /** The whole price, of each period where it renews. */
  readonly price: Money;
  /** How often it is charged again; `once` for a plan that never is. */
  readonly renewal: 'once' | 'month' | 'year';
  /** How many reports and stickers a bundle holds; `null` for a plan of one kind. */
  readonly bundle: PlanBundle | null;
  /** Whether the site recommends it. */
  readonly recommended: boolean;
}

/** The documents of a bundle; its plan is of kind `global`, so that credits that are left pay for either. */
export interface PlanBundle {
  readonly vhr: number;
  readonly sticker: number;
}

/** The plans on offer, per kind of credit. Source: specification, section 3 (CRD-04). */
export type Plans = Readonly<Record<CreditKind, readonly Plan[]>>;

/** Before plans are loaded. */
export const NO_PLANS: Plans = { vhr: [], sticker: [], global: [] };

/**
 * Sorts plans into one list per kind, each in the order in which it came.
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
 * For whom plans are asked for: a dealer sees the dealers' plans, everyone else those for users.
 *
 * Source: specification, section 6 (CRD-04).
 *
 * @example
 * planAudience({ isDealer: true }); // 'dealer'
 */
export function planAudience({ isDealer }: { readonly isDealer: boolean }): UserKind {
  return isDealer ? 'dealer' : 'user';
}
