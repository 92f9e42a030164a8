import type { Page } from '@playwright/test';

/**
 * Splits the page into columns of a paper page's height. Columns break like pages, but their content can be measured,
 * unlike in a PDF.
 */
export const cutIntoPages = (page: Page, height: number): Promise<void> =>
  page.locator('main').evaluate((main, paper) => {
    const width = document.documentElement.clientWidth;
    Object.assign(main.style, {
      flex: 'none',
      height: `${paper}px`,
      width: `${width}px`,
      columnWidth: `${width}px`,
      columnGap: `${width}px`,
      columnFill: 'auto',
    });
    // A page breaks a box that hides its overflow, but a column doesn't.
    for (const box of main.querySelectorAll('article')) box.style.overflow = 'visible';
  }, height);

/** Returns the texts of the printed document that overlap, or that are clipped by their box or the page. */
export const overlappingTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const SLACK_PX = 2;
    const article = document.querySelector('main article') ?? document.body;
    const walker = document.createTreeWalker(article, NodeFilter.SHOW_TEXT);
    const lines: { readonly text: string; readonly rect: DOMRect; readonly node: Node }[] = [];
    const problems: string[] = [];
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && element.closest('.sr-only') === null;
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (text === '' || parent === null || !isShown(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) {
        if (rect.width < 1 || rect.height < 1) continue;
        lines.push({ text, rect, node });
        // Pages are side by side, each followed by an empty page width.
        const place = rect.right % (2 * innerWidth);
        if (place > innerWidth + SLACK_PX) problems.push(`beyond the page: ${text}`);
      }
      for (let box: Element | null = parent; box !== null && article.contains(box); box = box.parentElement) {
        const style = getComputedStyle(box);
        const clips = style.overflowX !== 'visible' && style.display !== 'inline';
        if (clips && box.scrollWidth > box.clientWidth + SLACK_PX) problems.push(`clipped: ${text}`);
      }
    }
    for (const [index, one] of lines.entries()) {
      for (const other of lines.slice(index + 1)) {
        if (one.node === other.node) continue;
        const width = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
        const height = Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top);
        // Lines of a tight paragraph can touch. An overlap above a third of a line is an error.
        if (width > SLACK_PX && height > Math.min(one.rect.height, other.rect.height) / 3) {
          problems.push(`overlapping: ${one.text} / ${other.text}`);
        }
      }
    }
    return [...new Set(problems)];
  });
