import { type RefObject, useCallback, useEffect, useState } from 'react';
import { focusHighlight } from '#core/site/focus-highlight.ts';

/**
 * Returns a function that draws attention to a target: it scrolls the target into view and focuses it (give it a
 * `tabIndex` if it isn't focusable). On desktop, a dark overlay surrounds it for a second without blocking clicks.
 */
export function useFocusHelper(): (target: RefObject<HTMLElement | null>) => void {
  const [shown, setShown] = useState<{ readonly target: HTMLElement; readonly ms: number } | null>(null);

  useEffect(() => {
    if (shown === null) return;
    const { target, ms } = shown;
    target.dataset.focusHighlight = '';
    const ending = setTimeout(() => setShown(null), ms);
    return () => {
      clearTimeout(ending);
      delete target.dataset.focusHighlight;
    };
  }, [shown]);

  return useCallback(({ current: target }) => {
    if (target === null) return;
    const { scroll, overlayMs } = focusHighlight({
      windowWidth: window.innerWidth,
      prefersReducedMotion: window.matchMedia('(prefers-reduced-motion: reduce)').matches,
    });
    target.scrollIntoView({ behavior: scroll, block: 'center' });
    target.focus({ preventScroll: true });
    setShown(overlayMs === null ? null : { target, ms: overlayMs });
  }, []);
}
