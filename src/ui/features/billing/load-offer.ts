import type { VinportContainer } from '#composition/create-container.ts';
import type { CartLine } from '#core/billing/quote-cart.ts';
import { isOnOffer, type SiteOffer, siteOfferFrom } from '#core/billing/site-offer.ts';

interface Offer extends Pick<SiteOffer, 'gateways' | 'discount'> {
  /** All plans on offer, with the list that each belongs to. */
  readonly plans: readonly CartLine[];
}

/** Loads the plans that the site sells to users or dealers, or `null` if they can't be loaded. */
export async function loadOffer(
  container: VinportContainer,
  { isDealer }: { readonly isDealer: boolean },
  signal: AbortSignal,
): Promise<Offer | null> {
  const { siteDomain } = container.get('world');
  const [config, reports, stickers] = await Promise.all([
    container.get('querySiteConfig')(siteDomain, { signal }),
    container.get('loadVhrPlans')({ isDealer }, { signal }),
    container.get('loadStickerPlans')({ isDealer }, { signal }),
  ]);
  if (reports === null || stickers === null || config.isErr()) return null;
  const { kinds, gateways, discount } = siteOfferFrom(config.value);
  const plans = (['vhr', 'sticker', 'global'] as const).flatMap((kind) => [
    ...reports[kind].filter((plan) => isOnOffer(plan, kinds)).map((plan) => ({ type: 'vhr', plan }) as const),
    ...stickers[kind].filter((plan) => isOnOffer(plan, kinds)).map((plan) => ({ type: 'sticker', plan }) as const),
  ]);
  return { plans, gateways, discount };
}
