import type { Money } from '#core/billing/money.ts';
import type { DistanceUnit } from '#core/report/odometer-reading.ts';
import { minorDigits, numberFormat } from '../i18n/cached-formats.ts';
import { useTexts } from '../i18n/use-texts.ts';

const MOMENT: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' };
const DAY: Intl.DateTimeFormatOptions = { year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' };

/**
 * Returns functions that format dates, numbers, distances and money in the visitor's locale. Dates are formatted in
 * UTC, as recorded.
 */
export function useFormats() {
  const { t } = useTexts('language', 'ui');
  const locale = t('language.locale');
  const number = (value: number) => numberFormat(locale, { maximumFractionDigits: 0 }).format(value);
  return {
    /** Formats a date. `at` is in UTC epoch milliseconds. */
    date: (at: number) => new Intl.DateTimeFormat(locale, DAY).format(at),
    number,
    /** Formats a percentage. `share` is from 0 to 100. */
    percent: (share: number) => numberFormat(locale, { style: 'percent' }).format(share / 100),
    distance: (value: number, unit: DistanceUnit) => t(`ui.${unit}`, { value: number(value) }),
    list: (items: readonly string[]) => new Intl.ListFormat(locale).format(items),
    /** Formats a charged amount, with cents. */
    price: ({ amount, currency }: Money) =>
      numberFormat(locale, { style: 'currency', currency }).format(amount / 10 ** minorDigits(currency)),
    /** Formats an estimated amount in whole dollars. */
    money: ({ amount, currency }: Money) =>
      numberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0 }).format(
        amount / 10 ** minorDigits(currency),
      ),
    /** Formats the time of a chat message in the visitor's time zone. `at` is in UTC epoch milliseconds. */
    hour: (at: number) => new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(at),
    /** Formats a timestamp with minutes. `at` is in UTC epoch milliseconds. */
    moment: (at: number) => `${new Intl.DateTimeFormat(locale, MOMENT).format(at)} UTC`,
  };
}
