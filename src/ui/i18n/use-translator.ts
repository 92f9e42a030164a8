import { useContext } from 'react';
import type { Translator } from './create-translator.ts';
import { TranslatorContext } from './translator-context.ts';

/** Returns the page's translator. */
export function useTranslator(): Translator {
  const translator = useContext(TranslatorContext);
  if (translator === null) throw new Error('A component with texts stands outside of a TranslatorContext.');
  return translator;
}
