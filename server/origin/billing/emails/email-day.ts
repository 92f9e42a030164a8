import type { Language } from '#core/site/host-variant.ts';

/** Returns a day as emails write it; all hosts and readers agree on UTC. */
export function emailDay(language: Language, time: number): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(time);
}
