import { expect, it } from 'vitest';
import { focusHighlight } from './focus-highlight.ts';

it('shows an overlay for a second at window widths of at least 1024 pixels', () => {
  expect(focusHighlight({ windowWidth: 1_024, prefersReducedMotion: false }).overlayMs).toBe(1_000);
  expect(focusHighlight({ windowWidth: 1_023, prefersReducedMotion: false }).overlayMs).toBeNull();
});

it('scrolls smoothly unless reduced motion is preferred', () => {
  expect(focusHighlight({ windowWidth: 320, prefersReducedMotion: false }).scroll).toBe('smooth');
  expect(focusHighlight({ windowWidth: 1_920, prefersReducedMotion: true })).toEqual({
    scroll: 'instant',
    overlayMs: 1_000,
  });
});
