import type { Money } from '#core/billing/money.ts';
import type { Language } from '#core/site/host-variant.ts';
import { translatorOf } from '#texts/translator-of.ts';

/**
 * Formats an amount for a sticker. An unknown amount is labeled as such and never printed as 0. US dollars have their
 * symbol and all other currencies their code, because a symbol such as `¥` belongs to several currencies.
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

/** The format of a currency, and its number of minor units per major unit. */
interface MoneyFormat {
  readonly format: Intl.NumberFormat;
  readonly minor: number;
}

const formats = new Map<string, MoneyFormat>();

/**
 * Returns a cached format: creating one takes longer than formatting all prices of a page, and reading its digits
 * almost as long.
 */
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
