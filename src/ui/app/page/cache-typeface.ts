import { PAGE_TYPEFACE, TYPEFACE_STORAGE_KEY } from './page-typeface.ts';

type TypefaceWindow = Pick<Window, 'document' | 'localStorage' | 'navigation'>;

/**
 * Fetches the typeface once the page is there, and remembers that the browser has it: pages drawn from now on show it.
 * What is being read stays as it is, so that nothing moves.
 */
export async function cacheTypeface({ document, localStorage, navigation }: TypefaceWindow): Promise<void> {
  const { family, file, weight } = PAGE_TYPEFACE;
  const face = await new FontFace(family, `url(${file})`, { weight }).load();
  localStorage.setItem(TYPEFACE_STORAGE_KEY, '1');
  navigation.addEventListener('navigatesuccess', () => document.fonts.add(face), { once: true });
}
