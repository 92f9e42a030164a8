import type { Language } from '#core/site/host-variant.ts';

/** Which of them a language tag means; English when it means neither. */
export function languageFrom(tag: string | undefined): Language {
  return tag === 'es' ? 'es' : 'en';
}
