// @vitest-environment jsdom
import { createFakeAnalytics } from '../fakes/fake-analytics.ts';
import { openTrackedPage, TRACKED_SITE } from '../setup/open-tracked-page.ts';
import { analyticsContract } from './analytics.contract.ts';

analyticsContract('the fake', () => {
  const analytics = createFakeAnalytics();
  return { analytics, ...analytics };
});

analyticsContract('in a browser', () => openTrackedPage());
analyticsContract('in a browser, with Google Analytics only', () =>
  openTrackedPage({ google_analytics: TRACKED_SITE.google_analytics }),
);
analyticsContract('in a browser, with the tag manager only', () =>
  openTrackedPage({ google_tag: TRACKED_SITE.google_tag }),
);
