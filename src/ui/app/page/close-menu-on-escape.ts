/** Closes the innermost open menu when Escape is pressed, and returns focus to the element that opens it. */
export function closeMenuOnEscape(page: Document): void {
  page.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    const menu = [...page.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]')].at(-1);
    if (menu === undefined) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  });
}
