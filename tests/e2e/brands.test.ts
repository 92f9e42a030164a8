import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { onHost } from './on-host.ts';
import { runDataCommand } from './run-data-command.ts';
import { startProduct } from './start-product.ts';
import { expect, test } from './test.ts';

test('SITE-01 RES-04 the second brand shows neither the picture nor the name of the first', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/');
  await expect(page.locator('main img[src*="sample-report"]')).toBeVisible();
  await page.goto(onHost('second.localhost', baseURL));
  await expect(page.getByRole('contentinfo')).toContainText('Second Look Autos shows what its sources hold');
  await expect(page.locator('img[src*="sample-report"]')).toHaveCount(0);
  await expect(page.locator('body')).not.toContainText('Vinport');
});

test('RES-04 a production site links only to an existing sample, and to its own if it has one', async ({
  page,
  request,
}) => {
  const product = await startProduct({ env: { DEMO: '0' } });
  const pages = ['/', '/vehicle-checks/1HGCM82633A004352', '/sitemap.xml'];
  const linked = async () => {
    const texts = pages.map(async (address) => (await request.get(`${product.url}${address}`)).text());
    return (await Promise.all(texts)).flatMap((text) =>
      [...text.matchAll(/(?:href="|<loc>[^<]*)(\/sample-(?:report|sticker))/g)].map(([, link]) => link),
    );
  };
  const site = async (samples: object) => {
    const file = path.join(product.dataDir, 'sites.json');
    const entry = { id: 'main', domain: 'test.vinport.example', status: 'published', settings: samples };
    await writeFile(file, JSON.stringify([entry]));
    await runDataCommand(product, 'import', 'sites', file);
  };
  try {
    await site({ site_name: 'Harbor Reports' });
    await expect.poll(async () => (await request.get(product.url)).status()).toBe(200);
    expect(await linked()).toEqual([]);
    await site({ site_name: 'Harbor Reports', sample_report: '/about/sample' });
    await expect
      .poll(async () => (await page.goto(product.url)) && page.locator('a[href="/about/sample"]').count())
      .toBeGreaterThan(0);
    await expect(page.locator('a[href="/sample-sticker"]')).toHaveCount(0);
  } finally {
    await product.stop();
  }
});
