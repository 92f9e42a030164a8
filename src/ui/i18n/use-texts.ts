import { use } from 'react';
import type { TextPart } from '#texts/texts.ts';
import type { Translate, Translator } from './create-translator.ts';
import { useTranslator } from './use-translator.ts';

/** The texts of these parts. A part that is not there yet is fetched, and the component waits for it. */
export function useTexts<const Parts extends readonly TextPart[]>(
  ...parts: Parts
): Pick<Translator, 'language' | 'has'> & { readonly t: Translate<Parts[number]> } {
  const translator = useTranslator();
  // All are asked for before any is waited for.
  const loading = parts.map((part) => translator.need(part));
  for (const promise of loading) use(promise);
  return translator;
}
