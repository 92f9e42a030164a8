import { numberFormat } from './cached-formats.ts';

/** Returns the number of decimal digits of a currency. An amount of money is given in the smallest unit. */
export function minorDigits(currency: string): number {
  const format = numberFormat('en-US', { style: 'currency', currency });
  return format.resolvedOptions().maximumFractionDigits ?? 2;
}
