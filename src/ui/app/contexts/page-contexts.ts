import { createContext } from 'react';

/** The nonce of the page being rendered on the server; empty in the browser, which hides it from scripts. */
export const NonceContext = createContext('');

/**
 * The context that provides the style sheet that the server inlines in the page. In the browser, it is already in the
 * page.
 */
export const StyleSheetContext = createContext('');
