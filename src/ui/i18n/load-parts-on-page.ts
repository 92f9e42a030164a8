import { isTextPart } from '#texts/fetched-texts.ts';
import type { Translator } from './create-translator.ts';
import { PARTS_ON_PAGE } from './parts-on-page.tsx';

/** Fetches, in parallel, all texts that the server has rendered in the page. */
export async function loadPartsOnPage(document: Document, translator: Translator): Promise<void> {
  const parts = document.getElementById(PARTS_ON_PAGE)?.dataset.parts?.split(' ') ?? [];
  await Promise.all(parts.filter(isTextPart).map((part) => translator.need(part)));
}
