import { titleBrand } from '#core/report/title-brand.ts';
import type { Language } from '#core/site/host-variant.ts';
import { hasText, translatorOf } from '#texts/translator-of.ts';

/**
 * The name of a title brand; one that is not in the table is shown by its code.
 *
 * @example
 * brandText('11', 'es'); // 'Salvamento'
 */
export function brandText(code: string, language: Language): string {
  const key = `document-report.brands.${titleBrand(code)?.code}`;
  return hasText(key) ? translatorOf(language)(key) : code;
}
