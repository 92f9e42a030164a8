import type { Money } from '#core/billing/money.ts';
import type { Plan } from '#core/billing/plan.ts';
import { minorDigits } from '#ui/i18n/cached-formats.ts';

/** A plan with its data for search engines. */
export interface OfferedPlan {
  readonly plan: Plan;
  readonly name: string;
  readonly description: string;
  readonly address: string;
}

const PERIOD = { month: 'P1M', year: 'P1Y' } as const;

/** Returns the plans as schema.org data: one product with one offer per plan. */
export function planData(plans: readonly OfferedPlan[], brand: string): object {
  return {
    '@context': 'https://schema.org',
    '@graph': plans.map(({ plan, name, description, address }) => ({
      '@type': 'Product',
      name,
      description,
      sku: plan.code,
      brand: { '@type': 'Brand', name: brand },
      offers: { '@type': 'Offer', url: address, availability: 'https://schema.org/InStock', ...priceData(plan) },
    })),
  };
}

function priceData({ price, renewal }: Plan): object {
  const offer = { price: decimal(price), priceCurrency: price.currency };
  if (renewal === 'once') return offer;
  const specification = { '@type': 'UnitPriceSpecification', ...offer, billingDuration: PERIOD[renewal] };
  return { ...offer, priceSpecification: specification };
}

function decimal({ amount, currency }: Money): string {
  const digits = minorDigits(currency);
  return (amount / 10 ** digits).toFixed(digits);
}
