import { useTranslator } from './use-translator.ts';

/** The ID of the element that lists the parts. */
export const PARTS_ON_PAGE = 'texts-on-page';

/**
 * Renders the list of text parts used above it, so that the browser can load them before hydration. Place it after all
 * components that use texts.
 */
export function PartsOnPage() {
  const translator = useTranslator();
  return <template id={PARTS_ON_PAGE} data-parts={translator.needed().join(' ')} suppressHydrationWarning />;
}
