import { useTranslator } from './use-translator.ts';

/** Of the element that names the parts. */
export const PARTS_ON_PAGE = 'texts-on-page';

/**
 * Writes into the page which texts were said above it, for the browser to have them before it takes the page over. It
 * stands after all that says any.
 */
export function PartsOnPage() {
  const translator = useTranslator();
  return <template id={PARTS_ON_PAGE} data-parts={translator.needed().join(' ')} suppressHydrationWarning />;
}
