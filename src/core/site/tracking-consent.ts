/** A person's consent to third-party tracking scripts. */
export interface TrackingConsent {
  /** Counting visits and analyzing the use of pages. */
  readonly analytics: boolean;
  /** Measuring and personalizing advertisements. */
  readonly advertising: boolean;
}

/** The default until a person decides otherwise. Source: specification, section 3 (SITE-13). */
export const NO_TRACKING: TrackingConsent = { analytics: false, advertising: false };

/**
 * Returns whether a person allows any tracking; otherwise, no third-party script is loaded.
 *
 * Source: specification, section 3 (SITE-13).
 *
 * @example
 * allowsTracking(NO_TRACKING); // false
 */
export function allowsTracking({ analytics, advertising }: TrackingConsent): boolean {
  return analytics || advertising;
}
