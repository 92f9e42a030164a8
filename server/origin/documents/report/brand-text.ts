import { titleBrand } from '#core/report/title-brand.ts';
import type { Language } from '#core/site/host-variant.ts';
import { hasText, translatorOf } from '#texts/translator-of.ts';

/**
 * Returns the name of a title brand, or its code if it is unknown.
 *
 * @example
 * brandText('11', 'es'); // 'Salvamento'
 */
export function brandText(code: string, language: Language): string {
  const key = `document-report.brands.${titleBrand(code)?.code}`;
  return hasText(key) ? translatorOf(language)(key) : code;
}
