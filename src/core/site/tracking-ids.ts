import { Result } from 'neverthrow';
import type { SiteTracking } from './site-settings.ts';

/** By which names a site is known to those who watch its visits, each `null` where there is none that can be right. */
export interface TrackingIds {
  /** A project of Clarity. */
  readonly clarity: string | null;
  /** A property of Google Analytics, such as `G-ABC123`. */
  readonly googleAnalytics: string | null;
  /** A container of Google's tag manager, such as `GTM-ABC123`. */
  readonly googleTag: string | null;
}

const PROPERTY = /^G-[A-Z0-9]{1,32}$/;
const CONTAINER = /^GTM-[A-Z0-9]{1,32}$/;

/** The last words of Clarity's script, which hand over the name of the project … */
const HANDED_OVER = /(["'])clarity\1\s*,\s*(["'])script\2\s*,\s*(["'])([a-z0-9]{1,32})\3/;
/** … or its address, written out in full. */
const WRITTEN_OUT = /https:\/\/www\.clarity\.ms\/tag\/([a-z0-9]{1,32})(?![\w-])/;

/**
 * Reads the names out of the settings of a site. Clarity's setting is a script in base64: the name of the project is
 * looked for in its text, and the text is never run. What is no name of its kind is left out, since each becomes part
 * of an address from which a script is fetched.
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
