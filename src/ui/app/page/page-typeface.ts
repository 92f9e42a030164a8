import file from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';

/** The storage key under which a browser stores that it has the typeface. */
export const TYPEFACE_STORAGE_KEY = 'typeface';

/**
 * The typeface of the pages, by its name in the style sheet. Characters that it lacks are rendered in the fallback
 * font.
 */
export const PAGE_TYPEFACE = { family: 'Inter Variable', file, weight: '100 900' } as const;
