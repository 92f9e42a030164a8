import { createContext } from 'react';
import type { Translator } from './create-translator.ts';

/** The context that provides the page's translator to components. */
export const TranslatorContext = createContext<Translator | null>(null);
