import type { Analytics } from '../../ports/analytics.ts';

/** Counts nothing: for the server, where nobody looks at a page yet. */
export const noAnalytics: Analytics = { consentChanged: () => undefined, pageViewed: () => undefined };
