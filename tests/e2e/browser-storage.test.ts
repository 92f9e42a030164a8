import { onHost } from './on-host.ts';
import { signInByCall } from './sign-in-by-call.ts';
import { expect, test } from './test.ts';

const DEALER = 'dealer@demo.vinport.example';

test('GAP-02 the site settings are in local storage after the first public page, without sign-in', async ({ page }) => {
  await page.goto('/recall-check');
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('site_settings')))
    .toContain('"domain":"test.vinport.example"');
});

test('GAP-01 a dealer who signs in has the dealer flag in local storage, and sees dealer plans', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('main').locator('[name=email]').fill(DEALER);
  await page.getByRole('main').locator('[name=password]').fill('demo-password-1');
  await page.getByRole('main').getByRole('button').last().click();
  await expect(page).toHaveURL(/\/members\//);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('is_dealer'))).toBe('{"version":1,"state":true}');
  await page.goto('/plans');
  await expect(page.locator('a[href^="/plans?for=dealer"]')).toHaveAttribute('aria-current', 'page');
});

test('GAP-01 a dealer who signed in without scripts also has the dealer flag, and can view the plans for others', async ({
  page,
  request,
  baseURL,
}) => {
  await (await signInByCall(request, DEALER)).enter(page, baseURL);
  await page.goto('/members/dashboard');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('is_dealer'))).toBe('{"version":1,"state":true}');
  await page.goto('/plans');
  await page.locator('a[href^="/plans?for=user"]').click();
  await expect(page.locator('a[href^="/plans?for=user"]')).toHaveAttribute('aria-current', 'page');
});

test('GAP-05 a discount closed in one tab does not open in a second tab of the same browser session', async ({
  page,
  baseURL,
}) => {
  const plans = onHost('second.localhost', baseURL, '/plans');
  await page.goto(plans);
  await page.getByRole('dialog', { name: 'A discount for you' }).getByRole('button', { name: 'Close' }).click();
  const other = await page.context().newPage();
  const shown = other.waitForResponse(/discount-offer-.*\.js/);
  await other.goto(plans);
  await shown;
  await expect.poll(() => other.evaluate(() => document.cookie)).toContain('discount_modal=closed');
  await other.waitForLoadState('networkidle');
  await expect(other.getByRole('dialog')).toHaveCount(0);
});
