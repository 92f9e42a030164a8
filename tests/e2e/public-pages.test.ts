import { expect, test } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';

const MOST_SCRIPT_BYTES = 115_000;

const second = (baseURL: string | undefined) => String(baseURL).replace('localhost', 'second.localhost');
const spanish = (baseURL: string | undefined) => String(baseURL).replace('localhost', 'es.localhost');

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('the home page tells what one gets, what it costs and what others say', async ({ page }) => {
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Know the vehicle before you pay for it');
      await expect(page.getByText('$14.99')).toBeVisible();
      await page.getByText('Where do the data come from?').click();
      await expect(page.getByText(/every other line of a report names its source/i)).toBeVisible();
      await expect(page.getByText('Made up for the demonstration').first()).toBeVisible();
      await expectAccessible(page);
    });

    test('SITE-11 the Spanish host speaks Spanish, on pages and on screens', async ({ page, baseURL }) => {
      await page.goto(spanish(baseURL));
      await expect(page.locator('html')).toHaveAttribute('lang', 'es');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Conozca el vehículo antes de pagarlo');
      await expectAccessible(page);
    });

    test('CNT-03 a page of the CMS is shown at its address, any other leads on to a search', async ({ page }) => {
      await page.goto('/about');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('About');
      await expect(page).toHaveTitle('About · Vinport test site');
      await expectAccessible(page);
      const answer = await page.goto('/no-such-page');
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
      await expectAccessible(page);
    });
  });
}

test('CNT-06 a page tells machines what it is', async ({ page, baseURL }) => {
  await page.goto('/faq');
  const meta = (name: string) => page.locator(`meta[name="${name}"], meta[property="${name}"]`);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${baseURL}/faq`);
  await expect(meta('description')).toHaveAttribute(
    'content',
    'What people ask before they buy a report or a window sticker.',
  );
  await expect(meta('og:title')).toHaveAttribute('content', 'Questions and answers · Vinport test site');
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(String(data))).toMatchObject({ '@type': 'FAQPage' });
});

test('search engines find a sitemap of this host, and are kept from what is private', async ({ request, baseURL }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  expect(robots).toContain('Disallow: /members/');
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const paths = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => new URL(String(address)).pathname);
  expect(paths).toContain('/privacy');
  for (const path of paths) expect([path, (await request.get(path)).status()]).toEqual([path, 200]);
});

test('the home page loads no more script than was promised', async ({ page }) => {
  const scripts: Promise<number>[] = [];
  page.on('response', (response) => {
    if (!new URL(response.url()).pathname.endsWith('.js')) return;
    scripts.push(response.finished().then(async () => (await response.request().sizes()).responseBodySize));
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  const bytes = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThanOrEqual(MOST_SCRIPT_BYTES);
});

test('SITE-13 nothing of others is fetched before consent, and it can be taken back', async ({
  page,
  baseURL,
  context,
}) => {
  const foreign: string[] = [];
  await context.route(
    (url) => !url.hostname.endsWith('localhost'),
    async (route) => {
      foreign.push(new URL(route.request().url()).hostname);
      await route.fulfill({ contentType: 'text/javascript', body: '' });
    },
  );
  await page.goto(second(baseURL));
  const banner = page.getByRole('region', { name: 'Your privacy' });
  await expect(banner).toBeVisible();
  await expectAccessible(page);
  expect(foreign).toEqual([]);

  const logged = page.waitForResponse('**/api-cwa/consent-log');
  await banner.getByRole('button', { name: 'Allow nothing' }).click();
  expect((await logged).status()).toBe(200);
  await expect(banner).toBeHidden();
  await page.reload({ waitUntil: 'networkidle' });
  await expect(banner).toBeHidden();
  expect(foreign).toEqual([]);

  await page.getByRole('button', { name: 'Privacy choices' }).click();
  await banner.getByRole('checkbox', { name: /Count visits/ }).check();
  const fetched = page.waitForRequest('https://www.googletagmanager.com/**');
  await banner.getByRole('button', { name: 'Save my choice' }).click();
  await fetched;
  await page.reload();
  await page.waitForRequest('https://www.googletagmanager.com/**');
  expect(new Set(foreign)).toEqual(new Set(['www.googletagmanager.com']));
});

test('who loses the connection is told so, keeps what was typed, and goes on when it is back', async ({
  page,
  context,
}) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const field = page.locator('main').getByRole('textbox').first();
  await field.fill('1HGCM82693A000001');
  await context.setOffline(true);
  await expect(page.getByText(/The connection is lost/)).toBeVisible();
  await expect(field).toHaveValue('1HGCM82693A000001');
  const again = page.waitForResponse('**/*.data*');
  await context.setOffline(false);
  await expect(page.getByText(/The connection is lost/)).toBeHidden();
  expect((await again).ok()).toBe(true);
  await expect(field).toHaveValue('1HGCM82693A000001');
});
