import { expect, it } from 'vitest';
import { focusHighlight } from './focus-highlight.ts';

it('lays an overlay for a second from a window width of 1024 pixels on', () => {
  expect(focusHighlight({ windowWidth: 1_024, prefersReducedMotion: false }).overlayMs).toBe(1_000);
  expect(focusHighlight({ windowWidth: 1_023, prefersReducedMotion: false }).overlayMs).toBeNull();
});

it('scrolls smoothly unless less motion is wanted', () => {
  expect(focusHighlight({ windowWidth: 320, prefersReducedMotion: false }).scroll).toBe('smooth');
  expect(focusHighlight({ windowWidth: 1_920, prefersReducedMotion: true })).toEqual({
    scroll: 'instant',
    overlayMs: 1_000,
  });
});
