import type { Money } from '../../core/billing/money.ts';
import type { DistanceUnit } from '../../core/report/odometer-reading.ts';
import { useTexts } from '../i18n/use-texts.ts';

const DAY: Intl.DateTimeFormatOptions = { year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' };

/** Dates, numbers, distances and money as the visitor writes them. A date is that of the record, so it is told in UTC. */
export function useFormats() {
  const { t, language } = useTexts('ui');
  const locale = language === 'es' ? 'es-US' : 'en-US';
  const number = (value: number) => new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }).format(value);
  return {
    /** `at` in UTC epoch milliseconds. */
    date: (at: number) => new Intl.DateTimeFormat(locale, DAY).format(at),
    number,
    distance: (value: number, unit: DistanceUnit) => t(`ui.${unit}`, { value: number(value) }),
    list: (items: readonly string[]) => new Intl.ListFormat(locale).format(items),
    /** To the cent, as it is charged. */
    price: ({ amount, currency }: Money) => {
      const format = new Intl.NumberFormat(locale, { style: 'currency', currency });
      return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
    },
    money: ({ amount, currency }: Money) => {
      const format = new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0 });
      const digits = new Intl.NumberFormat(locale, { style: 'currency', currency }).resolvedOptions();
      return format.format(amount / 10 ** (digits.maximumFractionDigits ?? 2));
    },
  };
}
