/** The maximum distance that a pointer may move, in pixels, between press and release of one click. */
const SLACK_PX = 6;

interface Press {
  readonly button: HTMLButtonElement;
  readonly x: number;
  readonly y: number;
}

/**
 * Makes a press on a button count even if the page moves under a still pointer. In that case the browser sends the
 * click to the common ancestor of both elements, where nothing listens, so that a form is silently not submitted. This
 * happens during hydration, because a press makes React render pending changes immediately. Moving the pointer away
 * before release still cancels the press.
 *
 * @example
 * keepPress(document);
 */
export function keepPress(page: Document): void {
  let press: Press | null = null;

  page.addEventListener(
    'pointerdown',
    ({ target, clientX: x, clientY: y, button: pressed }) => {
      const button = target instanceof Element ? target.closest('button') : null;
      press = button !== null && pressed === 0 ? { button, x, y } : null;
    },
    true,
  );

  page.addEventListener(
    'click',
    (event) => {
      if (press === null || event.detail === 0) return;
      const { button, x, y } = press;
      press = null;
      const stayed = Math.hypot(event.clientX - x, event.clientY - y) <= SLACK_PX;
      const missed = event.target instanceof Node && event.target !== button && event.target.contains(button);
      if (stayed && missed && !button.disabled) button.click();
    },
    true,
  );
}
