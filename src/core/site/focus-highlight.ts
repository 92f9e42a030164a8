/** From this window width on, in CSS pixels, a screen counts as desktop (specification, section 9). */
export const DESKTOP_MIN_WIDTH = 1_024;
/** How long the overlay around a target stays, in milliseconds (specification, section 9). */
export const FOCUS_HIGHLIGHT_MS = 1_000;

/** How a target is brought to attention. */
export interface FocusHighlight {
  /** As the DOM's `scrollIntoView` names it. */
  readonly scroll: 'smooth' | 'instant';
  /** How long a dark overlay surrounds the target, in milliseconds; `null` for no overlay. */
  readonly overlayMs: number | null;
}

/**
 * How the focus helper shows a target: it scrolls there, smoothly unless the person wants less motion, and on a desktop
 * lays an overlay around it.
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
