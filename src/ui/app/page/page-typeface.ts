import file from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';

/** Under which key a browser remembers that it has the typeface. */
export const TYPEFACE_STORAGE_KEY = 'typeface';

/** The typeface of the pages, by the name that the style sheet calls it. Letters it lacks are drawn in the stand-in. */
export const PAGE_TYPEFACE = { family: 'Inter Variable', file, weight: '100 900' } as const;
