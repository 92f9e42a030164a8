import { createContext } from 'react';
import type { Translator } from './create-translator.ts';

/** Where components find what says the texts of the page. */
export const TranslatorContext = createContext<Translator | null>(null);
