import { PAGE_TYPEFACE, TYPEFACE_STORAGE_KEY } from './page-typeface.ts';

type TypefaceWindow = Pick<Window, 'document' | 'localStorage' | 'navigation'>;

/**
 * Fetches the typeface after the page has loaded, and stores that the browser has it, so that pages rendered later use
 * it. The current page is unchanged, to avoid a layout shift.
 */
export async function cacheTypeface({ document, localStorage, navigation }: TypefaceWindow): Promise<void> {
  const { family, file, weight } = PAGE_TYPEFACE;
  const face = await new FontFace(family, `url(${file})`, { weight }).load();
  localStorage.setItem(TYPEFACE_STORAGE_KEY, '1');
  navigation.addEventListener('navigatesuccess', () => document.fonts.add(face), { once: true });
}
