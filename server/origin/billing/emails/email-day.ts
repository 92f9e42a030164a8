import type { Language } from '#core/site/host-variant.ts';

/** Formats a day for emails, in UTC so that it is the same for all hosts and readers. */
export function emailDay(language: Language, time: number): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(time);
}
