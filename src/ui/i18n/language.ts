/** The languages Vinport speaks. */
export type Language = 'en' | 'es';

/** Which of them a language tag means; English when it means neither. */
export function languageFrom(tag: string | undefined): Language {
  return tag === 'es' ? 'es' : 'en';
}
