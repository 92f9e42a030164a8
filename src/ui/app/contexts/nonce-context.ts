import { createContext } from 'react';

/** The nonce of the page being rendered on the server; empty in the browser, which hides it from scripts. */
export const NonceContext = createContext('');
