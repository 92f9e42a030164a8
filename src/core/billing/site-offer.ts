import { listFrom, numberFrom, recordFrom, textFrom } from '../payload/payload-fields.ts';
import type { Language } from '../site/host-variant.ts';
import type { SiteConfig } from '../site/site-config.ts';
import type { CreditKind } from './credit-ledger.ts';
import type { Discount } from './discount.ts';
import type { Plan } from './plan.ts';

/** A discount that a site offers to everybody. */
export interface OfferedDiscount {
  readonly code: string;
  readonly discount: Discount;
  /** Until when it holds, in UTC epoch milliseconds; `null` while no end is set. */
  readonly until: number | null;
}

/** A way to pay. */
export interface OfferedGateway {
  /** What a purchase calls it. */
  readonly name: string;
  /** What buyers read, by language; in English the name where the origin has no label. */
  readonly labels: Readonly<Record<Language, string>> & { readonly en: string };
  /** Whether no real money moves. */
  readonly isTest: boolean;
}

/** What a site sells, and how it may be paid. */
export interface SiteOffer {
  /** The kinds of credits whose plans are shown. */
  readonly kinds: readonly CreditKind[];
  /** The ways to pay. */
  readonly gateways: readonly OfferedGateway[];
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
 * siteOfferFrom({ gateways: ['card'] }).gateways[0]?.labels.en; // 'card'
 */
export function siteOfferFrom(config: SiteConfig): SiteOffer {
  const shown = recordFrom(config.plans)?.shown;
  const named = listFrom(shown);
  return {
    kinds: Array.isArray(shown) ? KINDS.filter((kind) => named.includes(kind)) : KINDS,
    gateways: gatewaysFrom(config),
    discount: offeredDiscountFrom(config.discount),
  };
}

/** An origin may only name its gateways; each is then shown by its name. */
function gatewaysFrom({ payment_gateways: described, gateways: named }: SiteConfig): readonly OfferedGateway[] {
  const nameOnly = (name: unknown) => (typeof name === 'string' ? [{ name }] : []);
  const gateways = Array.isArray(described) ? described : listFrom(named).flatMap(nameOnly);
  return gateways.flatMap((gateway) => {
    const fields = recordFrom(gateway);
    const name = textFrom(fields?.name);
    if (name === null) return [];
    const stated = Object.entries(recordFrom(fields?.labels) ?? {}).filter(
      (label): label is [Language, string] => textFrom(label[1]) !== null,
    );
    return [{ name, labels: { en: name, ...Object.fromEntries(stated) }, isTest: fields?.is_test === true }];
  });
}

/**
 * Whether a site that shows these kinds shows a plan. A bundle is shown where both of its parts are.
 *
 * @example
 * const isShown = (plan: Plan) => isOnOffer(plan, ['vhr', 'sticker']);
 */
export function isOnOffer({ kind, bundle }: Pick<Plan, 'kind' | 'bundle'>, kinds: readonly CreditKind[]): boolean {
  return bundle === null ? kinds.includes(kind) : kinds.includes('vhr') && kinds.includes('sticker');
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
