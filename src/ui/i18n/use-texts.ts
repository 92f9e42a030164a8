import { use } from 'react';
import type { TextPart } from '#texts/texts.ts';
import type { Translate, Translator } from './create-translator.ts';
import { useTranslator } from './use-translator.ts';

/** Returns the texts of these parts. The component suspends until parts that aren't loaded yet are fetched. */
export function useTexts<const Parts extends readonly TextPart[]>(
  ...parts: Parts
): Pick<Translator, 'language' | 'has'> & { readonly t: Translate<Parts[number]> } {
  const translator = useTranslator();
  // Request all parts before waiting for any of them.
  const loading = parts.map((part) => translator.need(part));
  for (const promise of loading) use(promise);
  return translator;
}
