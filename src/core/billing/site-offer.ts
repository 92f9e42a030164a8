import { listFrom, recordFrom } from '../payload/payload-fields.ts';
import type { SiteConfig } from '../site/site-config.ts';
import type { CreditKind } from './credit-ledger.ts';

/** What a site sells, and how it may be paid. */
export interface SiteOffer {
  /** The kinds of credits whose plans are shown. */
  readonly kinds: readonly CreditKind[];
  /** The ways to pay, by the names that a purchase calls them. */
  readonly gateways: readonly string[];
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
  };
}
