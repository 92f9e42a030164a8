import type { DistanceUnit } from '#core/report/odometer-reading.ts';
import type { Language } from '#core/site/host-variant.ts';
import { translatorOf } from '#texts/translator-of.ts';

/** Formats are cached, because creating one takes longer than using it. */
const formats = new Map<Language, { readonly day: Intl.DateTimeFormat; readonly number: Intl.NumberFormat }>();

function formatsOf(language: Language) {
  const known = formats.get(language);
  if (known !== undefined) return known;
  const locale = translatorOf(language)('language.locale');
  const created = {
    day: new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }),
    number: new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }),
  };
  formats.set(language, created);
  return created;
}

/**
 * Formats a day in UTC.
 *
 * @example
 * dayText(0, 'en'); // 'Jan 1, 1970'
 */
export function dayText(at: number, language: Language): string {
  return formatsOf(language).day.format(at);
}

/**
 * Formats an integer with thousands separators.
 *
 * @example
 * numberText(62000, 'en'); // '62,000'
 */
export function numberText(value: number, language: Language): string {
  return formatsOf(language).number.format(value);
}

/**
 * Formats a distance in the unit of the odometer.
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
