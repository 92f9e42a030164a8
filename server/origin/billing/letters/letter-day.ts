import type { Language } from '../../../../src/core/site/host-variant.ts';

/** A day as letters write it; all hosts and readers agree on UTC. */
export function letterDay(language: Language, time: number): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(time);
}
