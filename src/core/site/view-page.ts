import type { Analytics } from '#ports/analytics.ts';
import { trackedPage } from './tracked-page.ts';

/** Records a page view with its path, with or without query and hash, and its title. */
export type ViewPage = (path: string, title: string) => void;

/**
 * Creates the use case that records page views in the members area; on other pages it does nothing.
 *
 * Source: specification, section 2 (SHELL-01).
 *
 * @example
 * const analytics = { consentChanged: () => undefined, pageViewed: ({ path }: TrackedPage) => showMessage(path) };
 * createViewPage({ analytics })('/members/dashboard?vin=1HGCM82633A004352', 'Dashboard'); // shows '/members/dashboard'
 */
export function createViewPage({ analytics }: { readonly analytics: Analytics }): ViewPage {
  return (path, title) => {
    const page = trackedPage(path, title);
    if (page !== null) analytics.pageViewed(page);
  };
}
