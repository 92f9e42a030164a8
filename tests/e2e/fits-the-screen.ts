import type { Page } from '@playwright/test';

/** Returns whether nothing on the page is wider than the screen. */
export const fitsTheScreen = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
