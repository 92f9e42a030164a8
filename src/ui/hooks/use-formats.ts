import type { Money } from '#core/billing/money.ts';
import type { DistanceUnit } from '#core/report/odometer-reading.ts';
import { numberFormat } from '../i18n/cached-formats.ts';
import { minorDigits } from '../i18n/minor-digits.ts';
import { useTexts } from '../i18n/use-texts.ts';

const MOMENT: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' };
const DAY: Intl.DateTimeFormatOptions = { year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' };

/** Dates, numbers, distances and money as the visitor writes them. A date is that of the record, so it is told in UTC. */
export function useFormats() {
  const { t } = useTexts('language', 'ui');
  const locale = t('language.locale');
  const number = (value: number) => numberFormat(locale, { maximumFractionDigits: 0 }).format(value);
  return {
    /** `at` in UTC epoch milliseconds. */
    date: (at: number) => new Intl.DateTimeFormat(locale, DAY).format(at),
    number,
    /** `share` from 0 to 100. */
    percent: (share: number) => numberFormat(locale, { style: 'percent' }).format(share / 100),
    distance: (value: number, unit: DistanceUnit) => t(`ui.${unit}`, { value: number(value) }),
    list: (items: readonly string[]) => new Intl.ListFormat(locale).format(items),
    /** To the cent, as it is charged. */
    price: ({ amount, currency }: Money) =>
      numberFormat(locale, { style: 'currency', currency }).format(amount / 10 ** minorDigits(currency)),
    /** To the whole dollar, as it is estimated. */
    money: ({ amount, currency }: Money) =>
      numberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0 }).format(
        amount / 10 ** minorDigits(currency),
      ),
    /** The hour of a talk, on the visitor's clock; `at` in UTC epoch milliseconds. */
    hour: (at: number) => new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(at),
    /** The moment of a record, to the minute; `at` in UTC epoch milliseconds. */
    moment: (at: number) => `${new Intl.DateTimeFormat(locale, MOMENT).format(at)} UTC`,
  };
}
