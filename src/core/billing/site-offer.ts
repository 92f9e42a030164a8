import { listFrom, numberFrom, recordFrom, textFrom } from '../payload/payload-fields.ts';
import type { SiteConfig } from '../site/site-config.ts';
import type { CreditKind } from './credit-ledger.ts';
import type { Discount } from './discount.ts';

/** A discount that a site offers to everybody. */
export interface OfferedDiscount {
  readonly code: string;
  readonly discount: Discount;
  /** Until when it holds, in UTC epoch milliseconds; `null` while no end is set. */
  readonly until: number | null;
}

/** What a site sells, and how it may be paid. */
export interface SiteOffer {
  /** The kinds of credits whose plans are shown. */
  readonly kinds: readonly CreditKind[];
  /** The ways to pay, by the names that a purchase calls them. */
  readonly gateways: readonly string[];
  /** `null` where none is offered, or one that nobody could understand. */
  readonly discount: OfferedDiscount | null;
}

const KINDS: readonly CreditKind[] = ['vhr', 'sticker', 'global'];

/**
 * Reads out of a site's configuration what it sells. A site that names no kinds shows plans of all.
 *
 * Source: specification, section 7, "Settings and content" (SITE-05).
 *
 * @example
 * siteOfferFrom({ gateways: ['sandbox'] }).gateways; // ['sandbox']
 */
export function siteOfferFrom(config: SiteConfig): SiteOffer {
  const shown = recordFrom(config.plans)?.shown;
  const named = listFrom(shown);
  return {
    kinds: Array.isArray(shown) ? KINDS.filter((kind) => named.includes(kind)) : KINDS,
    gateways: listFrom(config.gateways).filter((name) => typeof name === 'string'),
    discount: offeredDiscountFrom(config.discount),
  };
}

function offeredDiscountFrom(value: unknown): OfferedDiscount | null {
  const offered = recordFrom(value);
  const [code, discount] = [textFrom(offered?.code), discountFrom(offered)];
  return code === null || discount === null ? null : { code, discount, until: numberFrom(offered?.until) };
}

function discountFrom(offered: ReturnType<typeof recordFrom>): Discount | null {
  const [percent, amount] = [numberFrom(offered?.percent), numberFrom(offered?.amount)];
  if (percent !== null) return percent > 0 && percent <= 100 ? { kind: 'percent', percent } : null;
  const currency = textFrom(offered?.currency);
  if (amount === null || amount <= 0 || currency === null) return null;
  return { kind: 'amount', amount: { amount, currency } };
}
