import { isTextPart } from '#texts/fetched-texts.ts';
import type { Translator } from './create-translator.ts';
import { useTranslator } from './use-translator.ts';

/** The ID of the element that lists the parts. */
const PARTS_ON_PAGE = 'texts-on-page';

/**
 * Renders the list of text parts used above it, so that the browser can load them before hydration. Place it after all
 * components that use texts.
 */
export function PartsOnPage() {
  const translator = useTranslator();
  return <template id={PARTS_ON_PAGE} data-parts={translator.needed().join(' ')} suppressHydrationWarning />;
}

/** Fetches, in parallel, all texts that the server has rendered in the page. */
export async function loadPartsOnPage(document: Document, translator: Translator): Promise<void> {
  const parts = document.getElementById(PARTS_ON_PAGE)?.dataset.parts?.split(' ') ?? [];
  await Promise.all(parts.filter(isTextPart).map((part) => translator.need(part)));
}
