import { expectAccessible } from './expect-accessible.ts';
import { inSpanish, onHost } from './on-host.ts';
import { expect, test } from './test.ts';

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('the home page shows products, prices and reviews', async ({ page }) => {
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Know the vehicle before you pay for it');
      await expect(page.getByText('$14.99')).toBeVisible();
      await page.getByText('Where do the data come from?').click();
      await expect(page.getByText(/every other line of a report names its source/i)).toBeVisible();
      await expect(page.getByText('Made up for the demonstration').first()).toBeVisible();
      await expectAccessible(page);
    });

    test('SITE-11 the Spanish host uses Spanish on pages and screens', async ({ page, baseURL }) => {
      await page.goto(inSpanish(baseURL));
      await expect(page.locator('html')).toHaveAttribute('lang', 'es');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Conozca el vehículo antes de pagarlo');
      await expectAccessible(page);
    });

    test('CNT-03 a CMS page is shown at its URL, any other URL offers a search', async ({ page }) => {
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

test('CNT-06 a page has machine-readable metadata', async ({ page, baseURL }) => {
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

const PUBLIC = [
  '/',
  '/login',
  '/forgot-password',
  '/signup',
  '/vehicle-checks/1HGCM82693A000001',
  '/sample-report',
  '/sample-sticker',
  '/plans',
  '/checkout?plan=vhr-1',
  '/recall-check',
  '/license-plate',
  '/about',
  '/delete-account',
];
const FOR_MEMBERS = [
  '/members/dashboard?vin=1HGCM82693A000001',
  '/members/reports',
  '/members/reports/new',
  '/members/stickers',
  '/members/stickers/new',
  '/members/orders',
  '/members/subscription',
  '/members/profile',
  '/members/privacy/data.json',
  '/members/dealer',
];

test('SHELL-10 a visitor sees public pages and must sign in for the rest', async ({ page, request }) => {
  for (const path of PUBLIC) {
    const answer = await request.get(path);
    expect([path, answer.status(), new URL(answer.url()).pathname]).toEqual([path, 200, path.replace(/\?.*/, '')]);
  }
  for (const path of FOR_MEMBERS) {
    const { location } = (await request.get(path, { maxRedirects: 0 })).headers();
    expect([path, location]).toEqual([path, `/login?next=${encodeURIComponent(path)}`]);
  }
  await page.goto('/members/orders?page=1');
  await page.getByLabel('E-mail').fill('user@demo.vinport.example');
  await page.getByLabel('Password', { exact: true }).fill('demo-password-1');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/members\/orders\?page=1$/);
});

test('search engines find a sitemap of this host and are excluded from private pages', async ({ request, baseURL }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  expect(robots).toContain('Disallow: /members/');
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const paths = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => new URL(String(address)).pathname);
  expect(paths).toContain('/privacy');
  for (const path of paths) expect([path, (await request.get(path)).status()]).toEqual([path, 200]);
});

test('each site states where to report a vulnerability', async ({ page, baseURL }) => {
  const textOf = async (address: string) => {
    const answer = await page.goto(address);
    expect([answer?.status(), answer?.headers()['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    return (await answer?.text()) ?? '';
  };
  const text = await textOf('/.well-known/security.txt');
  expect(text).toContain(`Contact: mailto:support@test.vinport.example\nContact: ${baseURL}/contact\n`);
  expect(await textOf(inSpanish(baseURL, '/.well-known/security.txt'))).toMatch(/^Contact: mailto:ayuda@es\./);
  const expires = Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '');
  expect(expires).toBeGreaterThan(Date.now());
  expect(expires).toBeLessThan(Date.now() + 365 * 24 * 60 * 60 * 1_000);
});

test('SITE-13 SHELL-02 no third-party script is loaded before consent, and consent can be withdrawn', async ({
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
  await page.goto(onHost('second.localhost', baseURL));
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

test('a lost connection shows a notice, retains input, and recovers', async ({ page, context }) => {
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

test('a failed load of a typing aid loses no input, and the search still works', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.route('**/assets/*.js', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  const field = page.locator('main').getByRole('textbox').first();
  await field.fill('1HGCM82693A000001');
  await failed;
  await page.unroute('**/assets/*.js');
  await expect(field).toHaveValue('1HGCM82693A000001');
  await field.press('Enter');
  await expect(page.getByRole('heading', { name: /2003 Honda Accord/ })).toBeVisible();
});
