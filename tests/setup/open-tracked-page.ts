import { createBrowserAnalytics } from '#adapters/analytics/browser-analytics.ts';
import { SiteSettingsStore } from '#core/site/site-settings-store.ts';
import type { TrackedPage } from '#core/site/tracked-page.ts';
import { siteSettings } from '../builders/site-settings.ts';
import { createFakeLogger } from '../fakes/fake-logger.ts';

/** The settings of a site with all tracking scripts, in the wire format. */
export const TRACKED_SITE = {
  clarity: btoa('(function(c,l,a,r,i,t,y){})(window, document, "clarity", "script", "k3x9q2abcd");'),
  google_analytics: 'G-AB12CD',
  google_tag: 'GTM-XY34',
};

const ORIGIN = 'https://test.vinport.example';

/** Opens an empty page with analytics; `fields` are the site's settings, `null` while they are not loaded. */
export function openTrackedPage(fields: Readonly<Record<string, unknown>> | null = TRACKED_SITE, nonce = 'nonce-1') {
  const page = document.implementation.createHTMLDocument();
  const window = { document: page, location: { ...location, origin: ORIGIN } };
  const untouched = Reflect.ownKeys(window).length;
  const settings = new SiteSettingsStore();
  if (fields !== null) settings.loaded(siteSettings({ fields }));
  const logger = createFakeLogger();
  const analytics = createBrowserAnalytics({ window, nonce, clock: { now: () => 1_000 }, logger, settings });

  /** Returns the commands to Google in order. */
  function commands(): unknown[][] {
    const list: unknown = Reflect.get(window, 'dataLayer');
    return Array.isArray(list) ? list.map((one) => (isArguments(one) ? Array.from(one) : [one])) : [];
  }

  function counted(): TrackedPage[] {
    return commands().flatMap(([verb, name, what]) =>
      verb === 'event' && name === 'page_view' ? [trackedPageFrom(what)] : [],
    );
  }

  return {
    analytics,
    settings,
    logger,
    page,
    window,
    commands,
    counted,
    scripts: () => [...page.querySelectorAll('script')],
    /** The calls to Clarity before its script is loaded. */
    clarityCalls: () => Reflect.get(Object(Reflect.get(window, 'clarity')), 'q'),
    isPresent: () => page.querySelector('script') !== null || Reflect.ownKeys(window).length !== untouched,
  };
}

function isArguments(value: unknown): value is ArrayLike<unknown> {
  return Object.prototype.toString.call(value) === '[object Arguments]';
}

function trackedPageFrom(event: unknown): TrackedPage {
  const { page_location, page_title } = Object(event);
  return { path: String(page_location).replace(ORIGIN, ''), title: String(page_title) };
}
