import type { Money } from '#core/billing/money.ts';
import type { Language } from '#core/site/host-variant.ts';
import { translatorOf } from '#texts/translator-of.ts';

/**
 * An amount as a sticker prints it; what is not known is said so and never printed as 0. Dollars bear their sign, all
 * other money its code, for a sign such as `¥` belongs to several currencies.
 *
 * @example
 * moneyText({ amount: 2150000, currency: 'USD' }); // '$21,500.00'
 * moneyText(null); // 'Not known'
 */
export function moneyText(money: Money | null, language: Language = 'en'): string {
  if (money === null) return translatorOf(language)('document.unknown');
  const { amount, currency } = money;
  const { format, minor } = formatOf(currency, language);
  return format.format(amount / minor);
}

/** How a currency is written, and how many of its minor units make one. */
interface MoneyFormat {
  readonly format: Intl.NumberFormat;
  readonly minor: number;
}

const formats = new Map<string, MoneyFormat>();

/** To make a format takes longer than to print a page's prices with it, and to ask it for its digits nearly as long. */
function formatOf(currency: string, language: Language): MoneyFormat {
  const key = `${language} ${currency}`;
  const known = formats.get(key) ?? newFormat(currency, language);
  formats.set(key, known);
  return known;
}

function newFormat(currency: string, language: Language): MoneyFormat {
  const currencyDisplay = currency === 'USD' ? 'symbol' : 'code';
  const format = new Intl.NumberFormat(translatorOf(language)('language.locale'), {
    style: 'currency',
    currency,
    currencyDisplay,
  });
  return { format, minor: 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2) };
}
