/** What a person allows the scripts of others that watch a visit. */
export interface TrackingConsent {
  /** To count visits and to see how pages are used. */
  readonly analytics: boolean;
  /** To measure advertisements and to choose them for this person. */
  readonly advertising: boolean;
}

/** What holds until a person has said something else. Source: specification, section 3 (SITE-13). */
export const NO_TRACKING: TrackingConsent = { analytics: false, advertising: false };

/**
 * Whether a person allows anything at all; without that nothing of others is fetched.
 *
 * Source: specification, section 3 (SITE-13).
 *
 * @example
 * allowsTracking(NO_TRACKING); // false
 */
export function allowsTracking({ analytics, advertising }: TrackingConsent): boolean {
  return analytics || advertising;
}
