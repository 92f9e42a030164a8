import { hydrated } from './hydrated.ts';
import { newMember } from './new-member.ts';
import { expect, test } from './test.ts';

const VIN = '1HGCM82693A000001';

test('a click on a button counts even if a hint appears above it before the mouse button is released', async ({
  page,
  request,
  baseURL,
}) => {
  await (await newMember(request)).enter(page, baseURL);
  const { promise: pressed, resolve: press } = Promise.withResolvers<void>();
  await page.route('**/assets/vin-hints-*.js', async (route) => {
    await pressed;
    await route.fallback();
  });
  await page.goto(`/members/stickers/new?vin=${VIN}`);
  const button = page.getByRole('button', { name: 'Generate' });
  await hydrated(button);
  await button.hover();
  await page.mouse.down();
  press();
  await expect(page.getByText('The check digit fits.')).toBeVisible();
  await page.mouse.up();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('2003 Honda Accord');
});

test('DATA-07 a mistyped VIN has suggested corrections on its result page without JavaScript', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(new URL('/vehicle-checks/1HGCM82693AOO0001', baseURL).href);
  const meant = page.getByRole('navigation', { name: 'Did you mean' });
  await expect(meant.getByRole('link')).toHaveCount(1);
  await meant.getByRole('link').click();
  await expect(page).toHaveURL(/\/vehicle-checks\/1HGCM82693A000001$/);
  await expect(page.getByRole('navigation', { name: 'Did you mean' })).toHaveCount(0);
  await context.close();
});

test('DATA-07 among several look-alike VINs, the only decodable VIN is suggested', async ({ page }) => {
  for (const typed of ['7HGCM82693A000001', '1H6CM82693A000001']) {
    await page.goto(`/vehicle-checks/${typed}`);
    const meant = page.getByRole('navigation', { name: 'Did you mean' });
    await expect(meant.getByRole('link')).toHaveCount(1);
    await expect(meant.getByRole('link')).toHaveAttribute('href', '/vehicle-checks/1HGCM82693A000001');
  }
});
