import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

const isFont = (address: string) => address.endsWith('.woff2');

const hasInter = (page: Page) => page.evaluate(() => document.fonts.check('16px "Inter Variable"'));

test('a first page is rendered before any script or font is fetched, and the next one in Inter', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/recall-check', { waitUntil: 'networkidle' });
  expect(asked.some(isFont)).toBe(true);
  const { painted, fetched } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-paint')[0]?.startTime,
    fetched: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js') || name.endsWith('.woff2') || name.endsWith('.css'))
      .map(({ startTime }) => startTime),
  }));
  expect(fetched.length).toBeGreaterThan(3);
  expect(Math.min(...fetched)).toBeGreaterThan(painted ?? Number.POSITIVE_INFINITY);
  await page.getByRole('contentinfo').getByRole('link').first().click();
  await page.waitForURL((url) => url.pathname !== '/recall-check');
  await expect.poll(() => hasInter(page)).toBe(true);
  await page.reload();
  await expect.poll(() => hasInter(page)).toBe(true);
});

test('the inlined CSS is sufficient for a page, and the whole style sheet changes nothing', async ({
  browser,
  baseURL,
}) => {
  const looks = await Promise.all(
    [false, true].map(async (javaScriptEnabled) => {
      const context = await browser.newContext({ javaScriptEnabled, ...(baseURL && { baseURL }) });
      const page = await context.newPage();
      await page.goto('/sample-sticker', { waitUntil: 'networkidle' });
      const boxes = await page
        .locator('main h1, main h2, main table, main dl, header a, footer a')
        .evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())));
      await context.close();
      return boxes;
    }),
  );
  expect(looks[0]?.length).toBeGreaterThan(10);
  expect(looks[1]).toEqual(looks[0]);
});
