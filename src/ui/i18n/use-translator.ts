import { createContext, useContext } from 'react';
import type { Translator } from './create-translator.ts';

/** Returns the page's translator. */
export function useTranslator(): Translator {
  const translator = useContext(TranslatorContext);
  if (translator === null) throw new Error('A component with texts stands outside of a TranslatorContext.');
  return translator;
}

/** The context that provides the page's translator to components. */
export const TranslatorContext = createContext<Translator | null>(null);
