import type { BrowserAnalytics } from './browser-analytics.ts';

/** Counts nothing: for the server, where nobody looks at a page yet. */
export const noAnalytics: BrowserAnalytics = {
  consentChanged: () => undefined,
  pageViewed: () => undefined,
  close: () => undefined,
};
