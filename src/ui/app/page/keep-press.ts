/** How far a pointer may move, in pixels, between press and release of one click. */
const SLACK_PX = 6;

interface Press {
  readonly button: HTMLButtonElement;
  readonly x: number;
  readonly y: number;
}

/**
 * Makes a press on a button count if the page moved under a pointer that stayed where it was. The browser then sends the
 * click to what contains both places, where nothing listens: a form is not sent, and nothing says so. It happens while
 * scripts take over, since a press is what makes React draw at once what has changed. A pointer that is moved away
 * before it is released still cancels the press.
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
