import type { DistanceUnit } from '#core/report/odometer-reading.ts';
import type { Language } from '#core/site/host-variant.ts';

const days = {
  en: new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }),
  es: new Intl.DateTimeFormat('es-US', { dateStyle: 'medium', timeZone: 'UTC' }),
} as const satisfies Record<Language, Intl.DateTimeFormat>;
const numbers = {
  en: new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 }),
  es: new Intl.NumberFormat('es-US', { maximumFractionDigits: 0 }),
} as const satisfies Record<Language, Intl.NumberFormat>;

/**
 * A day, in UTC.
 *
 * @example
 * dayText(0, 'en'); // 'Jan 1, 1970'
 */
export function dayText(at: number, language: Language): string {
  return days[language].format(at);
}

/**
 * A whole number with its thousands told apart.
 *
 * @example
 * numberText(62000, 'en'); // '62,000'
 */
export function numberText(value: number, language: Language): string {
  return numbers[language].format(value);
}

/**
 * A distance as the odometer showed it.
 *
 * @example
 * distanceText({ value: 62000, unit: 'mi' }, 'en'); // '62,000 mi'
 */
export function distanceText(
  { value, unit }: { readonly value: number; readonly unit: DistanceUnit },
  language: Language,
): string {
  return `${numberText(value, language)} ${unit}`;
}
