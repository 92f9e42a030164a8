import { filter, map, type Subscription, take } from 'rxjs';
import type { SiteSettings, SiteTracking } from '#core/site/site-settings.ts';
import { NO_TRACKING } from '#core/site/tracking-consent.ts';
import { type TrackingIds, trackingIdsFrom } from '#core/site/tracking-ids.ts';
import type { ReadableStore } from '#core/state/state-store.ts';
import type { Analytics } from '#ports/analytics.ts';
import type { Logger } from '#ports/logger.ts';
import { createClarityTag } from './clarity-tag.ts';
import { createGoogleTags } from './google-tags.ts';
import { createTrackerPage, type TrackerPageParts } from './tracker-page.ts';

/** The dependencies of {@link createBrowserAnalytics}. */
export interface BrowserAnalyticsParts extends TrackerPageParts {
  /** Settings whose `tracking` lists the scripts of a site. */
  readonly settings: Pick<ReadableStore<SiteSettings | null>, 'state$'>;
}

/** Analytics of one page, which can be closed. */
export interface BrowserAnalytics extends Analytics {
  /** Stops waiting for settings. */
  close(): void;
}

/**
 * Creates the analytics of a browser tab: tag manager, Google Analytics and Clarity, according to the first settings
 * that load. Before a person consents, it fetches and writes nothing. Consent given before the settings load takes
 * effect when they do.
 *
 * Source: specification, sections 2 and 3 (SITE-13, SHELL-01).
 *
 * @example
 * const settings = new SiteSettingsStore();
 * const analytics = createBrowserAnalytics({ window, nonce: '', clock: { now: () => 0 }, logger, settings });
 * analytics.close();
 */
export function createBrowserAnalytics({ settings, ...parts }: BrowserAnalyticsParts): BrowserAnalytics {
  const page = createTrackerPage(parts);
  let consent = NO_TRACKING;
  let trackers: Analytics | null = null;

  const waiting: Subscription = settings.state$
    .pipe(
      filter((loaded) => loaded !== null),
      take(1),
      map(({ tracking }) => tracking),
    )
    .subscribe((tracking) => {
      const ids = trackingIdsFrom(tracking);
      tellOfWrongNames(tracking, ids, parts.logger);
      trackers = trackersOf(ids);
      trackers.consentChanged(consent);
    });

  function trackersOf(ids: TrackingIds): Analytics {
    const google = createGoogleTags(ids, page);
    const clarity = ids.clarity === null ? null : createClarityTag(ids.clarity, page);
    return {
      consentChanged: (now) => {
        google.consentChanged(now);
        clarity?.consentChanged(now);
      },
      pageViewed: (seen) => google.pageViewed(seen),
    };
  }

  return {
    consentChanged: (now) => {
      if (now.analytics === consent.analytics && now.advertising === consent.advertising) return;
      consent = now;
      trackers?.consentChanged(now);
    },
    pageViewed: (seen) => {
      if (consent.analytics) trackers?.pageViewed(seen);
    },
    close: () => waiting.unsubscribe(),
  };
}

/** Operators should learn that a site isn't tracked. The invalid ID isn't logged, because it can contain anything. */
function tellOfWrongNames(tracking: SiteTracking, ids: TrackingIds, logger: Logger): void {
  const settings = (['clarity', 'googleAnalytics', 'googleTag'] as const).filter(
    (name) => tracking[name] !== null && ids[name] === null,
  );
  if (settings.length > 0) logger.warn('A tracking setting contains no valid ID.', { settings });
}
