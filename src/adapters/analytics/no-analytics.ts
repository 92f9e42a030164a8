import type { BrowserAnalytics } from './browser-analytics.ts';

/** Analytics that records nothing, for the server, where no page is displayed yet. */
export const noAnalytics: BrowserAnalytics = {
  consentChanged: () => undefined,
  pageViewed: () => undefined,
  close: () => undefined,
};
