import { numberFormat } from './cached-formats.ts';

/** How many digits of a currency stand behind its point: an amount of money is counted in the smallest unit. */
export function minorDigits(currency: string): number {
  const format = numberFormat('en-US', { style: 'currency', currency });
  return format.resolvedOptions().maximumFractionDigits ?? 2;
}
