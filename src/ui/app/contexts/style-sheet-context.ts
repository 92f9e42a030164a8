import { createContext } from 'react';

/**
 * The context that provides the style sheet that the server inlines in the page. In the browser, it is already in the
 * page.
 */
export const StyleSheetContext = createContext('');
