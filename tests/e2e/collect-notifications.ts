import type { Page } from '@playwright/test';

/**
 * Collects the status messages and alerts that pages show after their next load. A notification is visible for one
 * second, which a test on a busy machine can miss.
 */
export async function collectNotifications(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const shown = new Set<string>();
    Object.assign(window, { shownNotifications: shown });
    new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll('[role=status], [role=alert]')) shown.add(textContent);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => [...Reflect.get(window, 'shownNotifications')]);
}
