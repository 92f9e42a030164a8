import { listFrom, numberFrom, recordFrom, textFrom } from '../payload/payload-fields.ts';
import type { Language } from '../site/host-variant.ts';
import type { SiteConfig } from '../site/site-config.ts';
import type { CreditKind } from './credit-ledger.ts';
import type { Discount } from './discount.ts';
import type { Plan } from './plan.ts';

/** A discount that a site offers to everyone. */
export interface OfferedDiscount {
  readonly code: string;
  readonly discount: Discount;
  /** The expiration time, in UTC epoch milliseconds; `null` if none is set. */
  readonly until: number | null;
}

/** A payment method. */
export interface OfferedGateway {
  /** The name used in a purchase. */
  readonly name: string;
  /** The display labels by language; the English label defaults to the name. */
  readonly labels: Readonly<Record<Language, string>> & { readonly en: string };
  /** Whether it is a test gateway, which moves no money. */
  readonly isTest: boolean;
}

/** The products and payment methods of a site. */
export interface SiteOffer {
  /** The kinds of credits whose plans are shown. */
  readonly kinds: readonly CreditKind[];
  /** The payment methods. */
  readonly gateways: readonly OfferedGateway[];
  /** `null` if there is no discount or it cannot be parsed. */
  readonly discount: OfferedDiscount | null;
}

const KINDS: readonly CreditKind[] = ['vhr', 'sticker', 'global'];

/**
 * Reads the products and payment methods from a site's configuration. A site that names no kinds shows plans of all
 * kinds.
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

/** An origin may only name its gateways; each is then labeled with its name. */
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
 * Returns whether a site that shows these kinds shows a plan. A bundle is shown if both of its parts are.
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
