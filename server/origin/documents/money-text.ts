import type { Money } from '../../../src/core/billing/money.ts';
import type { Language } from '../../../src/core/site/host-variant.ts';
import { stickerTexts } from './sticker-texts.ts';

/**
 * An amount as a sticker prints it; what is not known is said so and never printed as 0. Dollars bear their sign, all
 * other money its code, for a sign such as `¥` belongs to several currencies.
 *
 * @example
 * moneyText({ amount: 2150000, currency: 'USD' }); // '$21,500.00'
 * moneyText(null); // 'Not known'
 */
export function moneyText(money: Money | null, language: Language = 'en'): string {
  if (money === null) return stickerTexts[language].unknown;
  const { amount, currency } = money;
  const format = formatOf(currency, language);
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}

const formats = new Map<string, Intl.NumberFormat>();

/** To make a format takes longer than to print a page's prices with it. */
function formatOf(currency: string, language: Language): Intl.NumberFormat {
  const key = `${language} ${currency}`;
  const currencyDisplay = currency === 'USD' ? 'symbol' : 'code';
  const known =
    formats.get(key) ?? new Intl.NumberFormat(`${language}-US`, { style: 'currency', currency, currencyDisplay });
  formats.set(key, known);
  return known;
}
