/** No story may be wider than what it is shown in: a page that scrolls sideways is lost at 320 px and at 200 % zoom. */
export function fitsTheWidth(): void {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) throw new Error(`The story is ${scrollWidth} px wide, and there are ${clientWidth}.`);
}
