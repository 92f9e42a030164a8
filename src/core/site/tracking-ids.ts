import { Result } from 'neverthrow';
import type { SiteTracking } from './site-settings.ts';

/** The IDs of a site at its tracking providers, each `null` if there is no valid one. */
export interface TrackingIds {
  /** A Clarity project. */
  readonly clarity: string | null;
  /** A Google Analytics property, such as `G-ABC123`. */
  readonly googleAnalytics: string | null;
  /** A Google Tag Manager container, such as `GTM-ABC123`. */
  readonly googleTag: string | null;
}

const PROPERTY = /^G-[A-Z0-9]{1,32}$/;
const CONTAINER = /^GTM-[A-Z0-9]{1,32}$/;

/** The last arguments of Clarity's script, which contain the project ID … */
const HANDED_OVER = /(["'])clarity\1\s*,\s*(["'])script\2\s*,\s*(["'])([a-z0-9]{1,32})\3/;
/** … or its full URL. */
const WRITTEN_OUT = /https:\/\/www\.clarity\.ms\/tag\/([a-z0-9]{1,32})(?![\w-])/;

/**
 * Reads the tracking IDs from a site's settings. The Clarity setting is a base64-encoded script; its text is searched
 * for the project ID and never executed. Invalid IDs are dropped, because each becomes part of the URL of a script.
 *
 * Source: specification, section 3 (SITE-08, SITE-13).
 *
 * @example
 * trackingIdsFrom({ clarity: null, googleAnalytics: 'G-ABC123', googleTag: 'nothing' }).googleTag; // null
 */
export function trackingIdsFrom({ clarity, googleAnalytics, googleTag }: SiteTracking): TrackingIds {
  return {
    clarity: clarityProjectIn(clarity ?? ''),
    googleAnalytics: matching(googleAnalytics, PROPERTY),
    googleTag: matching(googleTag, CONTAINER),
  };
}

const textOfBase64 = /* @__PURE__ */ Result.fromThrowable((text: string) => atob(text));

function clarityProjectIn(base64: string): string | null {
  return textOfBase64(base64)
    .map((script) => HANDED_OVER.exec(script)?.[4] ?? WRITTEN_OUT.exec(script)?.[1] ?? null)
    .unwrapOr(null);
}

function matching(name: string | null, kind: RegExp): string | null {
  return kind.test(name ?? '') ? name : null;
}
