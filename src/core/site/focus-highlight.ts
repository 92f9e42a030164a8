/** The minimum window width of a desktop screen, in CSS pixels (specification, section 9). */
export const DESKTOP_MIN_WIDTH = 1_024;
/** How long the overlay around a target is shown, in milliseconds (specification, section 9). */
export const FOCUS_HIGHLIGHT_MS = 1_000;

/** The way in which a target is highlighted. */
export interface FocusHighlight {
  /** The `behavior` of the DOM's `scrollIntoView`. */
  readonly scroll: 'smooth' | 'instant';
  /** How long a dark overlay surrounds the target, in milliseconds; `null` for no overlay. */
  readonly overlayMs: number | null;
}

/**
 * Returns how the focus helper highlights a target. It scrolls to the target, smoothly unless the person prefers
 * reduced motion, and on a desktop shows an overlay around it.
 *
 * Source: specification, section 2 (SHELL-06).
 *
 * @example
 * focusHighlight({ windowWidth: 1280, prefersReducedMotion: false }); // { scroll: 'smooth', overlayMs: 1000 }
 */
export function focusHighlight({
  windowWidth,
  prefersReducedMotion,
}: {
  readonly windowWidth: number;
  readonly prefersReducedMotion: boolean;
}): FocusHighlight {
  return {
    scroll: prefersReducedMotion ? 'instant' : 'smooth',
    overlayMs: windowWidth >= DESKTOP_MIN_WIDTH ? FOCUS_HIGHLIGHT_MS : null,
  };
}
