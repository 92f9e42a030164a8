import { hydrated } from './hydrated.ts';
import { expect, test } from './test.ts';

const MAX_SCRIPT_BYTES = 115_000;

for (const path of ['/', '/recall-check', '/sample-report', '/sample-sticker']) {
  test(`${path} loads no more JavaScript than its limit`, async ({ page }) => {
    const scripts: Promise<number>[] = [];
    page.on('response', (response) => {
      if (!new URL(response.url()).pathname.endsWith('.js')) return;
      scripts.push(response.finished().then(async () => (await response.request().sizes()).responseBodySize));
    });
    await page.goto(path);
    // A busy network can be idle before the first script; after hydration, only the scripts loaded when idle are missing.
    await hydrated(page.locator('main'));
    await page.waitForLoadState('networkidle');
    const bytes = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0);
    expect(bytes).toBeGreaterThan(50_000);
    expect(bytes).toBeLessThanOrEqual(MAX_SCRIPT_BYTES);
  });
}
