import * as z from 'zod';
import type { TaxLine } from '#core/billing/receipt.ts';
import type { SiteBilling } from './site-billing.ts';

const stored = z.array(z.object({ name: z.string(), percent: z.number().nullable(), amount: z.int() }));

/**
 * Returns the taxes contained in a price. With fixed rates they depend on the buyer's country; each of several rates
 * applies to the price without any taxes. Otherwise the gateway has calculated one amount.
 */
export function taxLines(
  tax: SiteBilling['tax'],
  {
    amount,
    country,
    gatewayTax,
  }: { readonly amount: number; readonly country: string; readonly gatewayTax: number | null },
): readonly TaxLine[] {
  switch (tax.mode) {
    case 'none':
      return [];
    case 'gateway':
      return gatewayTax === null ? [] : [{ name: 'Tax', percent: null, amount: gatewayTax }];
    case 'fixed': {
      const rates = tax.rates.filter((rate) => rate.country === country);
      const all = rates.reduce((sum, { percent }) => sum + percent, 0);
      return rates.map(({ name, percent }) => ({
        name,
        percent,
        amount: Math.round((amount * percent) / (100 + all)),
      }));
    }
  }
}

/** Parses the stored tax lines of an order. */
export function taxLinesFrom(text: string | null): readonly TaxLine[] {
  return text === null ? [] : stored.parse(JSON.parse(text));
}
