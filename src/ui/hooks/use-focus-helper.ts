import { type RefObject, useCallback, useEffect, useState } from 'react';
import { focusHighlight } from '#core/site/focus-highlight.ts';

/**
 * Brings a target to attention: it is scrolled into view and gets the focus (give it a `tabIndex` if it has none of its
 * own); on a desktop a dark overlay surrounds it for a second, through which one can still click.
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
