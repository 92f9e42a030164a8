import { createContext } from 'react';

/** Where the server finds the style sheet that it writes into the page. In the browser it stands there already. */
export const StyleSheetContext = createContext('');
