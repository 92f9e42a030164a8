import { expectAccessible } from './expect-accessible.ts';
import { fitsTheScreen } from './fits-the-screen.ts';
import { inSpanish } from './on-host.ts';
import { expect, test } from './test.ts';

test('the API document is served and cached by clients', async ({ request }) => {
  const served = await request.get('/openapi.json');
  expect(served.status()).toBe(200);
  expect(served.headers()).toMatchObject({ 'cache-control': 'public, max-age=3600' });
  expect(await served.json()).toMatchObject({ openapi: expect.stringMatching(/^3\.1\./) });
  const again = await request.get('/openapi.json', { headers: { 'if-none-match': served.headers().etag ?? '' } });
  expect(again.status()).toBe(304);
});

for (const width of [320, 1280]) {
  test(`the API page is accessible at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/openapi');
    await expect(page.getByRole('article', { name: 'Decode a VIN', exact: true })).toContainText('GET /api/decode');
    await expectAccessible(page);
    // Closed details take no space. When open, each line of an example must fit.
    await page.locator('article details').evaluateAll((all) => {
      for (const each of all) each.toggleAttribute('open', true);
    });
    expect(await fitsTheScreen(page)).toBe(true);
  });
}

test('an example on the page gets the documented response', async ({ page, request }) => {
  await page.goto('/openapi');
  const shown = await page
    .getByRole('article', { name: 'Decode a VIN', exact: true })
    .locator('pre')
    .first()
    .textContent();
  const address = /curl '([^']+)'/.exec(shown ?? '')?.[1] ?? '';
  expect(await (await request.get(address)).json()).toMatchObject({ status: 'success', data: { make: 'Honda' } });
});

test('the API page is in Spanish on the Spanish host', async ({ page, baseURL }) => {
  await page.goto(inSpanish(baseURL, '/openapi'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Las llamadas de este servicio');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the API page links from its contents to a call', async ({ page }) => {
    await page.goto('/openapi');
    await page.getByRole('navigation', { name: 'All calls' }).getByRole('link', { name: 'Sign in with JSON' }).click();
    await expect(page).toHaveURL(/#logInSecurely$/);
    await expect(page.getByRole('article', { name: 'Sign in with JSON' })).toBeInViewport();
  });
});
