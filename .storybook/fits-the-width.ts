/**
 * Fails if a story is wider than its container: a page that scrolls sideways is unusable at 320 px and at 200 % zoom.
 */
export function fitsTheWidth(): void {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) throw new Error(`The story is ${scrollWidth} px wide, and there are ${clientWidth}.`);
}
